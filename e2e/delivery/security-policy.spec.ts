import { expect, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { hydrate } from '../support/site.ts';

test('the policy allows no inline script or style but those of the page', async ({ request }) => {
  const response = await request.get('/');
  const html = await response.text();
  const sitePolicy = response.headers()['content-security-policy'] ?? '';
  const [, pagePolicy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
  for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(sitePolicy.split(';')).toContain(directive);
  // The page's policy limits the site's `style-src`.
  let policy = sitePolicy.replace(/style-src [^;]+/, pagePolicy);
  // Only configured origins may have a wildcard.
  for (const origin of globalThis.__PROVIDER__.analyticsOrigins) policy = policy.replaceAll(origin, '');
  expect(policy).not.toMatch(/unsafe-|\*|(?:^| )https?:(?: |;|$)/);
  expect(pagePolicy).toMatch(/^style-src 'self' 'sha256-[^']+'$/);
  expect(html.indexOf(pagePolicy), 'before any style').toBeLessThan(html.indexOf('<style'));
});

test('the browser rejects markup, scripts and script URLs that are set from strings', async ({ page }) => {
  await page.goto('/about');
  const attemptInjections = () =>
    page.evaluate(() => {
      const attempts = [
        () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
        () => (document.createElement('script').text = 'alert(1)'),
        () => (document.createElement('script').src = '/assets/other.js'),
        () => document.createElement('iframe').setAttribute('srcdoc', '<p>'),
        () => document.write('<p>'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
  const allRejected = Array.from({ length: 5 }, () => 'TypeError');
  expect(await attemptInjections(), 'before hydration').toEqual(allRejected);
  await hydrate(page);
  expect(await attemptInjections(), 'with the policy of the app').toEqual(allRejected);
});

/**
 * A site with analytics and the check against robots, both stubbed. Its own code keeps to trusted types; its policy
 * doesn't ask for them, because nobody knows what others' scripts do.
 */
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type SiteServer } from '#scripts/serve/serve-site.ts';
import { fillInContact } from '../../../e2e/support/inquiries.ts';
import { clickThroughSite, recordViolations, hydrate } from '../../../e2e/support/site.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

const trustedTypes = "require-trusted-types-for 'script';trusted-types default dompurify";
const stubs: Readonly<Record<string, string>> = {
  'https://challenges.cloudflare.com/turnstile/v0/api.js':
    "window.turnstile = { render: (_, { callback }) => (callback('proof'), 'widget'), reset() {} };",
  'https://analytics.example.net/gtag.js': 'window.counted = [...dataLayer];',
};

let copy: SiteCopy;
let site: SiteServer;
let browser: Browser;

beforeAll(async () => {
  copy = await copySite('2026-01-05');
  copy.write('.env', 'TURNSTILE_SITE_KEY=key\nANALYTICS_URL=https://analytics.example.net/gtag.js?id=G-1\n');
  const { code, output } = await copy.run('node', 'scripts/build/build.ts');
  if (code !== 0) throw new Error(output);
  site = await serveSite({ outDir: join(copy.folder, 'dist/client'), port: 0 });
  const hostRules = '--host-resolver-rules=MAP * ~NOTFOUND,EXCLUDE localhost';
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, hostRules],
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  copy?.remove();
});

test('reports nothing over every page and a submit, where trusted types are asked for in report-only mode', async () => {
  const page = await browser.newPage({ baseURL: site.origin });
  const violations = await recordViolations(page);
  const proofs: unknown[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const stub = stubs[origin + pathname];
    if (stub !== undefined) return route.fulfill({ contentType: 'text/javascript', body: stub });
    if (request.method() === 'POST') {
      proofs.push((request.postDataJSON() as { turnstile_token?: string }).turnstile_token);
      return route.fulfill({ json: { message: 'Thank you.', inquiry_id: 'id' } });
    }
    if (request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    expect(headers['content-security-policy']).not.toContain('trusted-types');
    return route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy-report-only': trustedTypes },
    });
  });
  await page.goto('/sitemap');
  await hydrate(page);
  await clickThroughSite(page);
  expect(
    await page.evaluate(() => (window as unknown as { counted: unknown[] }).counted.length),
  ).toBeGreaterThan(1);
  await page.goto('/contact');
  await hydrate(page);
  await fillInContact(page, 'ada@example.com');
  await page.locator('form button[type=submit]').click();
  await page.locator('#sent').waitFor({ state: 'visible' });
  expect(proofs).toEqual(['proof']);
  expect(violations).toEqual([]);
  // Proves that a violation would be reported.
  await page.evaluate(() => (document.createElement('div').innerHTML = '<b>text</b>'));
  await expect.poll(() => violations.length).toBe(1);
});

import { expect, test } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { desktop, open, openWithTypefaces, ownModules, readBuiltPage, titleOf } from '../support/site.ts';

test.describe('navigation inside the app', () => {
  test.use({ viewport: desktop });

  test('a typeface that isn’t there yet is preloaded with the next page, one that is there isn’t', async ({
    page,
  }) => {
    const preloads = () =>
      page
        .locator('head link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    await openWithTypefaces(page, '/');
    const [heading, ...others] = await preloads();
    expect(others).toEqual([]);
    await linkTo(page.locator('footer'), '/why-dep').click();
    await expect(page).toHaveTitle(titleOf('/why-dep'));
    expect(await preloads()).toEqual([heading]);

    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, '/about');
    await page.unroute('**/*.woff2');
    await linkTo(page.locator('footer'), '/why-dep').click();
    await expect.poll(preloads).toEqual([heading, expect.stringMatching(/figtree[^/]*\.woff2$/)]);
  });

  test('pointing at a link lets the browser fetch its document until the app is there, then its code and nothing later', async ({
    page,
  }) => {
    const rules = /<script type="speculationrules">(?<rules>.*?)<\/script>/.exec(readBuiltPage('/'))?.groups;
    expect(JSON.parse(rules?.['rules'] ?? '')).toHaveProperty('prefetch');
    await open(page, '/');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    const chunk = ownModules('/why-dep').at(-1) as string;
    const link = linkTo(page.locator('footer'), '/why-dep');
    await link.scrollIntoViewIfNeeded();
    const [response] = await Promise.all([page.waitForResponse(`**${chunk}`), link.hover()]);
    await response.finished();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await link.click();
    await expect(page).toHaveTitle(titleOf('/why-dep'));
    expect(scripts.filter((url) => ownModules('/why-dep').some((module) => url.endsWith(module)))).toEqual(
      [],
    );
  });
});

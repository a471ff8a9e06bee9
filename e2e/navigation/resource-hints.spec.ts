import { expect, test } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { desktop, openPage, findPageModules, readBuiltPage, getTitle } from '../support/site.ts';

test.describe('navigation inside the app', () => {
  test.use({ viewport: desktop });

  test('hovering over a link prefetches its document before hydration and its code afterwards, so a click loads no script', async ({
    page,
  }) => {
    const rules = /<script type="speculationrules">(?<rules>.*?)<\/script>/.exec(readBuiltPage('/'))?.groups;
    expect(JSON.parse(rules?.['rules'] ?? '')).toHaveProperty('prefetch');
    await openPage(page, '/');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    const chunk = findPageModules('/why-dep').at(-1) as string;
    const link = linkTo(page.locator('footer'), '/why-dep');
    await link.scrollIntoViewIfNeeded();
    const [response] = await Promise.all([page.waitForResponse(`**${chunk}`), link.hover()]);
    await response.finished();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await link.click();
    await expect(page).toHaveTitle(getTitle('/why-dep'));
    expect(
      scripts.filter((url) => findPageModules('/why-dep').some((module) => url.endsWith(module))),
    ).toEqual([]);
  });
});

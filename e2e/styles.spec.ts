import { expect, test, type Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import { chunksWhere, readBuiltPage, hydrate } from './support/site.ts';

/** How every element of the page looks and where it stands, without what loading may change: the typefaces. */
async function appearance(page: Page): Promise<readonly string[]> {
  // The drawing of a plot is a file of its own; no event says that its parts are there.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [role=img] > svg:first-child:has(use)')].every((svg) =>
      [...svg.children].some((part) => part.getBoundingClientRect().width > 0),
    ),
  );
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, display, borderTopWidth } = getComputedStyle(element);
      const box = [x, y + window.scrollY, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${box} ${color} ${backgroundColor} ${fontSize} ${display} ${borderTopWidth}`;
    }),
  );
}

/** The chunk with the styles of the whole site, known by a rule that no page has of its own. */
function siteStylesChunk(): string {
  const [chunk] = chunksWhere((code) => code.includes('.c-toast-root'));
  if (!chunk) throw new Error('No chunk holds the styles of the site');
  return chunk;
}

const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

for (const { path } of routes) {
  test(`${path} looks the same when the app shows it as when the server sends it`, async ({ page }) => {
    await withoutFonts(page);
    await page.goto(path);
    const served = await appearance(page);
    await page.goto(path === '/sitemap' ? '/' : '/sitemap');
    await hydrate(page);
    await page
      .locator(`main a[href="${path}"]`)
      .first()
      .or(page.locator(`footer a[href="${path}"]`))
      .first()
      .click();
    await page.waitForURL(`**${path}`);
    await expect(page.locator('h1')).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    const shown = await appearance(page);
    expect(shown.length).toBeGreaterThan(50);
    expect(shown).toEqual(served);
  });
}

for (const { path } of routes) {
  test(`${path} shows keyboard focus by the ring of the site before the app is there`, async ({ page }) => {
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto(path);
    for (const control of [page.locator('.skip-link'), page.getByRole('link', { name: 'DEP home' })]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).toHaveCSS('outline', 'rgb(8, 84, 80) solid 3px');
    }
  });
}

test('until the app is there the browser may fetch the document behind a link that the pointer rests on', async ({
  page,
}) => {
  const rules = /<script type="speculationrules">(?<rules>.*?)<\/script>/.exec(readBuiltPage('/'))?.groups?.[
    'rules'
  ];
  expect(JSON.parse(rules ?? '')).toHaveProperty('prefetch');
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

for (const path of ['/contact', '/submit-rfp/form']) {
  test(`what ${path} may show later finds the tokens it is set in`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    await page.locator('[name=email]').focus();
    await page.waitForFunction(() =>
      document.adoptedStyleSheets.some(({ cssRules }) => cssRules.length > 50),
    );
    const missing = await page.evaluate(() => {
      const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText),
      );
      const tokens = rules
        .filter((text) => /\.(?:inquiry-form|field|file-list|text-button|button)-?/.test(text))
        .flatMap((text) => text.match(/--[a-z][\w-]+(?=\))/g) ?? []);
      const root = getComputedStyle(document.documentElement);
      return { found: tokens.length, missing: tokens.filter((token) => root.getPropertyValue(token) === '') };
    });
    expect(missing.found).toBeGreaterThan(5);
    expect(missing.missing).toEqual([]);
  });
}

test('what shows before the styles of the site have arrived gets them when they do', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page);
  await page.locator('[name=name]').fill('Ada Lovelace');
  const discard = page.getByRole('button', { name: 'Discard draft' });
  await expect(discard).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/${siteStylesChunk()}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await hydrate(page);
  await expect(discard).toHaveCSS('text-decoration-line', 'none');
  release();
  await expect(discard).toHaveCSS('text-decoration-line', 'underline');
});

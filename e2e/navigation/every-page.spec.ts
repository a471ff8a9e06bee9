import { expect, test, type Page } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { enhancementAttributes, readOutline } from '../support/outline.ts';
import {
  blockScripts,
  blockTypefaces,
  collectViolations,
  desktop,
  markDocument,
  openPage,
  pagePaths,
  readStoredKeys,
  unknownPath,
} from '../support/site.ts';

// A new visitor.
test.use({
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce' },
  storageState: { cookies: [], origins: [] },
});

/** React generates other IDs in the browser than during the build, and a navigation focuses the heading. */
const ignoredAttributes = [
  ...enhancementAttributes,
  'aria-describedby',
  'aria-labelledby',
  'for',
  'id',
  'name',
  'tabindex',
];

/** Returns a line per element with its position and colors. Scrolls to the top. */
async function readAppearance(page: Page): Promise<readonly string[]> {
  // Plots are separate files without a load event.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [role=img] > svg:first-child:has(use)')].every((svg) =>
      [...svg.children].some((shape) => shape.getBoundingClientRect().width > 0),
    ),
  );
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Colors change during hover transitions.
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];
    return [...document.querySelectorAll('main *, footer *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, display, borderTopWidth } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${box} ${color} ${backgroundColor} ${fontSize} ${display} ${borderTopWidth}`;
    });
  });
}

test('every page has the same elements, texts and look after client-side navigation, stores nothing and requests nothing from other origins', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  // Typefaces may load too late for one of the pages.
  await blockTypefaces(context);
  // With JavaScript disabled, a note would replace the file field.
  const served = await context.newPage();
  await blockScripts(served);
  const expectServedPage = async (path: string) => {
    await expect(page).toHaveURL(path);
    await served.goto(path);
    await expect(page).toHaveTitle(await served.title());
    const outline = await readOutline(served, 'main', ignoredAttributes);
    // Some parts load after the page.
    await expect.poll(() => readOutline(page, 'main', ignoredAttributes), { message: path }).toEqual(outline);
    await page.mouse.move(2, 300);
    const appearance = await readAppearance(served);
    // Drawings may load late.
    await expect.poll(() => readAppearance(page), { message: path }).toEqual(appearance);
  };
  const violations = await collectViolations(page);
  const otherOrigins: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') otherOrigins.push(request.url());
  });
  // Only Back leads to the not-found page.
  await openPage(page, unknownPath);
  const isSameDocument = await markDocument(page);
  const followLink = (path: string) => linkTo(page.locator('main, footer'), path).click();
  await followLink('/sitemap');
  await expectServedPage('/sitemap');
  await page.goBack();
  await expectServedPage(unknownPath);
  for (const path of pagePaths.filter((path) => path !== '/sitemap' && path !== unknownPath)) {
    await followLink('/sitemap');
    await expect(page).toHaveURL('/sitemap');
    await followLink(path);
    await expectServedPage(path);
  }
  expect(await isSameDocument(), 'all pages were reached in one document').toBe(true);
  expect(await readStoredKeys(page), 'cookies and storage').toEqual([]);
  expect(otherOrigins).toEqual([]);
  expect(violations, 'violations of the content security policy and of trusted types').toEqual([]);
});

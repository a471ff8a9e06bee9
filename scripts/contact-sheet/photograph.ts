/** Photographs pages as they are once everything has arrived: typefaces, pictures, the end of every animation. */
import type { Browser, Page } from '@playwright/test';
import { notFoundName } from './options.ts';
import type { Mode } from './modes.ts';

/** What stands on the sheet for one page. */
interface Photograph {
  readonly page: string;
  /** A PNG of the whole page; none where the site has no such page. */
  readonly png: Buffer | undefined;
}

/** Photographs pages of the site at `origin` in one mode, one after the other. */
export async function photographPages(
  browser: Browser,
  origin: string,
  mode: Mode,
  pages: readonly string[],
): Promise<Photograph[]> {
  await using page = await openPage(browser, mode);
  const photographs: Photograph[] = [];
  for (const name of pages) {
    const found = await visit(page, origin, name);
    const png = found ? await page.screenshot({ fullPage: true, animations: 'disabled' }) : undefined;
    photographs.push({ page: name, png });
  }
  return photographs;
}

/** A page in a context of its own, which it takes with it. */
export async function openPage(
  browser: Browser,
  { width, height, media }: Pick<Mode, 'width' | 'height' | 'media'>,
) {
  const context = await browser.newContext({
    viewport: { width, height },
    timezoneId: 'UTC',
    locale: 'en-US',
    // The documents are changed below, and their policy holds hashes of what they were.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
    // Typefaces that may be left out when late would be on some photographs only.
    const response = await route.fetch();
    const body = (await response.text()).replace(/font-display:\s*\w+/g, 'font-display:block');
    return route.fulfill({ response, body });
  });
  return Object.assign(page, { [Symbol.asyncDispose]: () => context.close() });
}

/**
 * Opens a page and waits until all of it is there.
 *
 * @returns whether the site has that page.
 */
export async function visit(page: Page, origin: string, name: string): Promise<boolean> {
  const isNotFound = name === notFoundName;
  const response = await page.goto(`${origin}${isNotFound ? '/no-such-page' : name}`, {
    waitUntil: 'networkidle',
  });
  if (response?.status() !== (isNotFound ? 404 : 200)) return false;
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
  return true;
}

/** Photographs pages as they are once everything has arrived: typefaces, pictures, the end of every animation. */
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

/** The name of the page that has no path of its own. */
export const notFoundName = 'not-found';

/** A way in which somebody sees the site: the size in CSS pixels, and what media queries find. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
}

/** A page of the sheet. */
export interface Photograph {
  /** The path of the page, or the not-found page's name. */
  readonly name: string;
  /** A PNG of the whole page. */
  readonly png: Buffer;
}

/** Photographs pages of the site at `origin` in one view, one after the other. */
export async function photographPages(
  browser: Browser,
  origin: string,
  view: View,
  names: readonly string[],
): Promise<Photograph[]> {
  await using page = await openPage(browser, view);
  const photographs: Photograph[] = [];
  for (const name of names) {
    await visit(page, `${origin}${name === notFoundName ? '/no-such-page' : name}`);
    photographs.push({ name, png: await page.screenshot({ fullPage: true, animations: 'disabled' }) });
  }
  return photographs;
}

/** Writes the README's picture of home, 1280×800, to docs/home.webp. */
export async function photographHome(browser: Browser, origin: string): Promise<void> {
  await using page = await openPage(browser, { width: 1280, height: 800, media: {} });
  await visit(page, origin);
  const png = await page.screenshot({ animations: 'disabled' });
  const picture = await sharp(png).webp({ quality: 80, effort: 6 }).toBuffer();
  writeFileSync('docs/home.webp', picture);
  console.log(`docs/home.webp: ${picture.length} bytes`);
}

/** A page in a context of its own, which it takes with it. */
async function openPage(browser: Browser, { width, height, media }: View) {
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

/** Opens a page and waits until all of it is there. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

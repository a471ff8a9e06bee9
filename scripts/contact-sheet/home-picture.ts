import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openPage, visit } from './photograph.ts';

const file = 'docs/home.webp';
const maximumBytes = 60_000;
const qualities = [90, 85, 80, 75, 70];

/** Writes the README's picture of home, 1280×800: the best quality that keeps it light. */
export async function photographHome(browser: Browser, origin: string): Promise<void> {
  await using page = await openPage(browser, { width: 1280, height: 800, media: {} });
  await visit(page, origin, '/');
  const png = await page.screenshot({ animations: 'disabled' });
  for (const quality of qualities) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > maximumBytes) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
    console.log(`${file}: ${picture.length} bytes, quality ${quality}`);
    return;
  }
  throw new Error(`The picture of home has more than ${maximumBytes} bytes at quality ${qualities.at(-1)}.`);
}

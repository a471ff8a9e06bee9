import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteStylesId } from '#src/shell/site-styles.ts';
import { getHtmlFile } from '#src/site/paths.ts';
import { readPage, type BuiltPage } from '../built-page.ts';
import { createStylePolicy } from '../host/headers.ts';
import { pagePaths, writeOutput } from '../output.ts';
import { selectPageStyles, parseStyleSheet } from './page-styles.ts';
import { readManifest, getStyleSheet } from '../vite-manifest.ts';

/** Browsers fetch the full sheet last, for print. The app applies it before hydration (`src/shell/site-styles.ts`). */
export async function inlineStyles(folder: string): Promise<void> {
  const file = getStyleSheet(await readManifest(folder));
  const sheet = parseStyleSheet(await readFile(join(folder, file), 'utf8'));
  for (const path of pagePaths)
    await writeOutput(folder, getHtmlFile(path), inlinePageStyles(readPage(path, folder), sheet, `/${file}`));
}

/** @throws {Error} if a CSS module has no class for a variant. */
export function inlinePageStyles({ path, html, document }: BuiltPage, sheet: string, href: string): string {
  const elements = [...document.querySelectorAll('[class]')];
  const invalidElement = elements.find(({ classList }) => classList.contains('undefined'));
  if (invalidElement)
    throw new Error(
      `${path}: <${invalidElement.localName} class="${invalidElement.getAttribute('class')}">: a CSS module has no class for a variant`,
    );
  const link = `<link id="${siteStylesId}" rel="stylesheet" href="${href}" media="print">`;
  return html
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<style>(.*?)<\/style>/s, (_, sharedCss: string) => {
      const css = sharedCss + selectPageStyles(sheet, document);
      return `<meta http-equiv="Content-Security-Policy" content="${createStylePolicy(css)}"><style>${css}</style>${link}`;
    });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteStylesId } from '#src/theme/site-styles.ts';
import { stylePolicy } from '#src/site/hosting.ts';
import { htmlFile } from '#src/site/paths.ts';
import { readPage, type BuiltPage } from './built-page.ts';
import { outDir, pagePaths, writeOutput } from './output.ts';
import { selectPageStyles, parseStyleSheet, type SiteStyleSheet } from './page-styles.ts';
import { readManifest, getStyleSheet } from './vite-manifest.ts';

/**
 * Puts into each page the rules that it shows, so that no request holds up its first paint, and the policy that allows
 * just these. The whole sheet is linked for print, which the browser fetches last, and the app applies it to the screen
 * before it shows anything new (`src/theme/site-styles.ts`).
 */
export async function inlineStyles(): Promise<void> {
  const file = getStyleSheet(await readManifest());
  const sheet = parseStyleSheet(await readFile(join(outDir, file), 'utf8'));
  for (const path of pagePaths)
    await writeOutput(htmlFile(path), inlinePageStyles(readPage(path), sheet, `/${file}`));
}

/**
 * The page with its own styles instead of links to style sheets.
 *
 * @param href - the address of the whole sheet.
 * @throws {Error} if an element has the class `undefined`: its CSS module lacks the class of a variant.
 */
export function inlinePageStyles(
  { path, html, document }: BuiltPage,
  sheet: SiteStyleSheet,
  href: string,
): string {
  const elements = [...document.querySelectorAll('[class]')];
  const broken = elements.find(({ classList }) => classList.contains('undefined'));
  if (broken)
    throw new Error(
      `${path}: <${broken.localName} class="${broken.getAttribute('class')}">: a CSS module has no class for a variant`,
    );
  const used = new Set(elements.flatMap(({ classList }) => [...classList]));
  const link = `<link id="${siteStylesId}" rel="stylesheet" href="${href}" media="print">`;
  return (
    html
      // Vike links the style sheets of the page's modules.
      .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
      .replace(/<style>(.*?)<\/style>/s, (_, shared: string) => {
        const css = shared + selectPageStyles(sheet, used);
        return `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(css)}"><style>${css}</style>${link}`;
      })
  );
}

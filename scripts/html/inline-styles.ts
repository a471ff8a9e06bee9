import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';

const styleElement = /<style(?<attributes>[^>]*)>(?<css>[\s\S]*?)<\/style>/g;

interface Sheet {
  readonly attributes: string;
  readonly css: string;
}

/**
 * Reduces the page's inline styles to what the page needs. Element defaults, tokens and font faces become one
 * sheet without the rules and custom properties that nothing on the page uses; when the app takes over, Emotion
 * brings in the whole of them for the pages that follow. The page's own classes stay in Emotion's sheet, which the
 * app adopts by its `data-emotion` names.
 */
export async function inlineStyles(html: string): Promise<string> {
  const sheets = [...html.matchAll(styleElement)].map(({ groups }): Sheet => ({
    attributes: groups?.['attributes'] ?? '',
    css: groups?.['css'] ?? '',
  }));
  const isClasses = ({ attributes }: Sheet) => attributes.includes('data-emotion="c ');
  const classes = sheets.filter(isClasses);
  if (classes.length !== 1)
    throw new Error(`A page must have one sheet of Emotion classes, not ${classes.length}`);
  const defaults = joined(sheets.filter((sheet) => !isClasses(sheet)));
  const markup = html.replace(styleElement, '');
  const purged = await purgeDefaults(defaults, markup, joined(classes));
  const elements = [{ attributes: '', css: purged }, ...classes].map(
    ({ attributes, css }) => `<style${attributes}>${minified(css)}</style>`,
  );
  return markup.replace('</head>', `${elements.join('')}</head>`);
}

const joined = (sheets: readonly Sheet[]) => sheets.map(({ css }) => css).join('');

/** Drops rules whose selectors match nothing in `markup`, and custom properties that no kept rule reads. */
async function purgeDefaults(defaults: string, markup: string, classes: string): Promise<string> {
  const readByClasses = [...classes.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: [{ raw: defaults, name: 'defaults' }],
    variables: true,
    safelist: { standard: [], variables: readByClasses },
  });
  if (!result) throw new Error('The page has no sheet of element defaults');
  return result.css;
}

const minified = (css: string) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();

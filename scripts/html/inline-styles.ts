import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { defaultStylesId } from '../../src/theme/site-styles.ts';

const bootScript = '<script id="boot"';
const styleElement = /<style(?<attributes>[^>]*)>(?<css>[\s\S]*?)<\/style>/g;

/**
 * Reduces the page's default styles (preflight, element defaults, tokens) to the rules and custom properties that
 * something on the page uses; when another page follows without a new document, the app brings in the whole of them.
 * The other sheet holds the classes of the page's own elements, and keeps all of its rules.
 */
export async function inlineStyles(html: string): Promise<string> {
  const sheets = [...html.matchAll(styleElement)].map(({ groups }) => ({
    isDefaults: groups?.['attributes'] === ` id="${defaultStylesId}"`,
    css: groups?.['css'] ?? '',
  }));
  const [defaults, classes] = sheets;
  if (!defaults?.isDefaults || !classes || sheets.length !== 2)
    throw new Error(`A page must have two sheets, default styles and classes, not ${sheets.length}`);
  const markup = html.replace(styleElement, '');
  const purged = await purgeDefaults(defaults.css, markup, classes.css);
  // Before the boot script, which asks for the typefaces that the sheets name.
  return markup.replace(
    bootScript,
    () =>
      `<style id="${defaultStylesId}">${minified(purged)}</style><style>${minified(classes.css)}</style>${bootScript}`,
  );
}

/** Drops rules whose selectors match nothing in `markup`, and custom properties that no kept rule reads. */
async function purgeDefaults(defaults: string, markup: string, classes: string): Promise<string> {
  const readByClasses = [...classes.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: [{ raw: defaults, name: 'defaults' }],
    variables: true,
    safelist: { standard: [], variables: readByClasses },
  });
  if (!result) throw new Error('The page has no sheet of default styles');
  return result.css;
}

const minified = (css: string) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();

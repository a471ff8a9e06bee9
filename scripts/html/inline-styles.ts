import { parseHTML } from 'linkedom';
import { parse } from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { defaultStylesId } from '../../src/theme/site-styles.ts';
import { groupMedia } from './group-media.ts';

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
      `<style id="${defaultStylesId}">${groupMedia(purged)}</style><style>${groupMedia(classes.css)}</style>${bootScript}`,
  );
}

/** Parts that only form fields have. PurgeCSS keeps every pseudo-element. */
const fieldParts = /^::(?:placeholder|-webkit-(?:search|file))/;

/** Drops rules whose selectors match nothing in `markup`, and custom properties that no kept rule reads. */
async function purgeDefaults(defaults: string, markup: string, classes: string): Promise<string> {
  const readByClasses = [...classes.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: [{ raw: defaults, name: 'defaults' }],
    extractors: [{ extensions: ['html'], extractor: selectorsOf }],
    variables: true,
    // PurgeCSS would drop a selector that is nothing but a pseudo-class.
    safelist: { standard: [':focus-visible'], variables: readByClasses },
  });
  if (!result) throw new Error('The page has no sheet of default styles');
  if (/<(?:input|select|textarea)\b/.test(markup)) return result.css;
  const sheet = parse(result.css);
  sheet.walkRules((rule) => {
    if (rule.selectors.every((selector) => fieldParts.test(selector))) rule.remove();
  });
  return sheet.toString();
}

/** The elements and attributes of a page, so that no rule is kept for a word of its text. */
function selectorsOf(markup: string): ExtractorResultDetailed {
  const elements = [...parseHTML(markup).document.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes]);
  return {
    tags: elements.map(({ localName }) => localName),
    ids: elements.map(({ id }) => id),
    classes: elements.flatMap(({ classList }) => [...classList]),
    attributes: { names: attributes.map(({ name }) => name), values: attributes.map(({ value }) => value) },
    undetermined: [],
  };
}

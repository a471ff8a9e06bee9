/** The id of a page's style element: its part of the default styles, then the rules of its classes. */
export const pageStylesId = 'styles';

/**
 * Separates the two within one element: a second element would need another hash in the content security policy, which
 * counts towards the first round trip.
 */
export const classesBegin = '#classes';

const pageSheet = () => {
  const element = document.getElementById(pageStylesId);
  return element instanceof HTMLStyleElement ? element.sheet : null;
};

/** The styles of the whole site. */
export interface SiteStyles {
  /** Chakra's preflight, the site's element defaults and its tokens, as one sheet. */
  readonly defaultStyles: string;
  /** The style rules of every recipe, by class name. */
  readonly recipeRules: Readonly<Record<string, string>>;
}

let loading: Promise<SiteStyles> | undefined;
let loaded: SiteStyles | undefined;

/**
 * Fetches the styles of the whole site and brings in the rules of all its recipes. A prerendered page has the styles of
 * its own markup (`compiler/page-styles.ts`), so that hydrating it changes none. What comes later needs them: another
 * page, a form's messages, a notification, a tooltip.
 */
export async function loadSiteStyles(): Promise<void> {
  loading ??= import('virtual:site-styles');
  try {
    const styles = await loading;
    if (!loaded) adoptRules(styles.recipeRules);
    loaded = styles;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Brings in the rules that the page's own sheet, which follows the default styles, doesn't have; the others would only
 * restyle what is there. They go into a sheet of their own (https://drafts.csswg.org/cssom/#adopted-style-sheets),
 * which no content security policy forbids.
 */
function adoptRules(rules: Readonly<Record<string, string>>) {
  const ownStyles = document.getElementById(pageStylesId)?.textContent ?? '';
  const ownClasses = new Set(ownStyles.match(/\.[\w-]+/g));
  const missing = Object.entries(rules).filter(([name]) => !ownClasses.has(`.${name}`));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(missing.map(([, css]) => css).join(''));
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Replaces the page's part of the default styles (preflight, element defaults and tokens) by all of them, once they are
 * fetched. This restyles the whole page, so it is for when the page changes anyway.
 */
export function adoptDefaultStyles(): void {
  const sheet = pageSheet();
  if (!loaded || !sheet) return;
  const end = [...sheet.cssRules].findIndex(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText === classesBegin,
  );
  if (end < 0) return;
  const whole = new CSSStyleSheet();
  whole.replaceSync(loaded.defaultStyles);
  // Rule by rule, because the content security policy forbids a style element's text, but not its rules.
  for (let index = 0; index <= end; index++) sheet.deleteRule(0);
  [...whole.cssRules].forEach(({ cssText }, index) => sheet.insertRule(cssText, index));
}

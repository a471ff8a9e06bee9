/** The id of the style element with a page's part of the default styles. */
export const defaultStylesId = 'defaults';

let loading: Promise<string> | undefined;
let styles: string | undefined;

/**
 * Fetches the default styles: Chakra's preflight, the site's element defaults and its tokens. A prerendered page has
 * those that its own markup needs (`scripts/html/inline-styles.ts`); what isn't in that markup needs all of them.
 */
export function loadDefaultStyles(): Promise<void> {
  loading ??= import('virtual:default-styles').then(({ default: text }) => (styles = text));
  loading.catch(() => (loading = undefined));
  return loading.then(() => {});
}

/** Puts the default styles, once they are fetched, in the place of the page's part of them. */
export function adoptDefaultStyles(): void {
  const part = document.getElementById(defaultStylesId);
  if (styles === undefined || !part) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const element = document.createElement('style');
  part.before(element);
  // Rule by rule: the content security policy forbids a style element's text, but not its rules.
  [...sheet.cssRules].forEach(({ cssText }, index) => element.sheet?.insertRule(cssText, index));
  part.remove();
}

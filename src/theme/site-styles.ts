import { siteSheet } from 'virtual:site-styles';

/** The id of a page's style element: the default styles, then the rules of its own classes. */
export const pageStylesId = 'styles';

let loading: Promise<void> | undefined;

/**
 * Brings in the rules of all recipes, once, and resolves when they apply. A prerendered page has those of its own markup,
 * so this is for what comes later: another page, a form's messages, a notification, a tooltip. The sheet repeats the
 * page's rules in the same order, so it changes nothing that is there; it stands before the print styles.
 *
 * @throws {Error} where the sheet can't be fetched; the next call tries again.
 */
export function requireSiteStyles(): Promise<void> {
  // While somebody develops, each page has all rules.
  if (!siteSheet) return Promise.resolve();
  loading ??= insertAfterPageStyles(siteSheet).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The same for what can be shown without them, with the page's own styles. */
export const loadSiteStyles = (): Promise<void> => requireSiteStyles().catch(() => {});

function insertAfterPageStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} can't be fetched`));
    });
    document.getElementById(pageStylesId)?.after(link);
  });
}

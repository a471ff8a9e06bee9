/** The id of a page's link to the style sheet of the whole site. */
export const siteStylesId = 'site-styles';

let loading: Promise<void> | undefined;

/**
 * Applies the style sheet of the whole site, once, and resolves when it applies. A prerendered page holds the rules of its
 * own markup and links the sheet only for print, so this is for what comes later: another page, a form's messages, a
 * notification, a tooltip. The sheet repeats the page's rules in the same order, so nothing that is shown changes.
 *
 * @throws {Error} where the sheet can't be fetched; the next call tries again.
 */
export function requireSiteStyles(): Promise<void> {
  loading ??= applyToScreen().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** How long a message waits for its styles, in milliseconds. */
const maxStylesWaitMs = 3_000;

/** The same for what can be shown without the sheet, with the page's own styles. Never throws. */
export const loadSiteStyles = (): Promise<void> =>
  Promise.race([
    requireSiteStyles().catch(() => {}),
    new Promise<void>((resolve) => window.setTimeout(resolve, maxStylesWaitMs)),
  ]);

function applyToScreen(): Promise<void> {
  const forPrint = document.querySelector<HTMLLinkElement>(`#${siteStylesId}`);
  // In development there is no link: Vite inserts each module's styles.
  if (!forPrint) return Promise.resolve();
  // A second link, because the first doesn't tell whether it has arrived or failed, and one that has failed tries no more.
  // The browser has the file by then, or shares the request.
  const forAll = Object.assign(forPrint.cloneNode() as HTMLLinkElement, { media: 'all' });
  return new Promise((resolve, reject) => {
    forAll.addEventListener('load', () => {
      forPrint.remove();
      resolve();
    });
    forAll.addEventListener('error', () => {
      forAll.remove();
      reject(new Error(`Can't load ${forAll.href}`));
    });
    forPrint.after(forAll);
  });
}

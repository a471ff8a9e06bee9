export const siteStylesId = 'site-styles';

let loading: Promise<void> | undefined;

/**
 * Applies the full style sheet; a prerendered page has only the rules of its own markup.
 *
 * @throws {Error} if the sheet can't load; the next call tries again
 */
export function applySiteStyles(): Promise<void> {
  loading ??= applyToScreen().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const maxStylesWaitMs = 3_000;

/** Applies the sheet for content that can appear without it. Never throws. */
export const tryApplySiteStyles = (): Promise<void> =>
  Promise.race([
    applySiteStyles().catch(() => {}),
    new Promise<void>((resolve) => window.setTimeout(resolve, maxStylesWaitMs)),
  ]);

function applyToScreen(): Promise<void> {
  const printLink = document.querySelector<HTMLLinkElement>(`#${siteStylesId}`);
  // In development, Vite inserts each module's styles.
  if (!printLink) return Promise.resolve();
  // Adds a second link, because the first can't report whether it loaded, and doesn't retry.
  const screenLink = Object.assign(printLink.cloneNode() as HTMLLinkElement, { media: 'all' });
  return new Promise((resolve, reject) => {
    screenLink.addEventListener('load', () => {
      printLink.remove();
      resolve();
    });
    screenLink.addEventListener('error', () => {
      screenLink.remove();
      reject(new Error(`Can't load ${screenLink.href}`));
    });
    printLink.after(screenLink);
  });
}

export const siteStylesId = 'site-styles';

/**
 * A prerendered page has only the rules of its markup. The full sheet has them in the same order, so nothing visible
 * changes.
 *
 * @throws {Error} if the sheet can't load
 */
export function applySiteStyles(): Promise<void> {
  const printLink = document.querySelector<HTMLLinkElement>(`#${siteStylesId}`);
  // In development, Vite inserts each module's styles.
  if (!printLink) return Promise.resolve();
  // The first link can't report whether it has loaded.
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

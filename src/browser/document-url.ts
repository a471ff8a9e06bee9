/** Returns the previous page if it is on this site. Its URL is complete (`Referrer-Policy`). */
export function readReferrer(): URL | undefined {
  const { referrer } = document;
  return referrer.startsWith(`${window.location.origin}/`) ? new URL(referrer) : undefined;
}

/** The app may show another page now. */
export function getDocumentUrl(): URL | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && new URL(navigation.name);
}

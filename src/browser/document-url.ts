/**
 * Returns the previous page if a link on this site loaded this document. Within an origin, browsers send its full URL
 * (the site's `Referrer-Policy`).
 */
export function readReferrer(): URL | undefined {
  const { referrer } = document;
  return referrer.startsWith(`${window.location.origin}/`) ? new URL(referrer) : undefined;
}

/** Returns the URL that this document was loaded from, whichever page the app shows now. */
export function getDocumentUrl(): URL | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && new URL(navigation.name);
}

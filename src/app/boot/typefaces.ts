/** How fast the document must have answered, in milliseconds, for a typeface to arrive before the first layout. */
const quickAnswer = 150;

/**
 * Asks for the typefaces of the page's style sheet, which stands before this script, instead of leaving that to the
 * first layout: on a good line they are there by then. On a slow line they would only compete with the document. They
 * are `font-display: optional`, unlike their fall-backs, so a late one is shown from the next document on.
 */
export function askForTypefaces(navigation: PerformanceNavigationTiming | undefined) {
  if (!navigation || navigation.responseStart - navigation.requestStart > quickAnswer) return;
  for (const face of document.fonts) if (face.display === 'optional') face.load().catch(() => {});
}

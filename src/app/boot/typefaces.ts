/**
 * Asks for the typefaces of the page's style sheet, which stands before this script, instead of leaving that to the
 * first layout: on a good line they are there by then. Both are `font-display: optional`, so what comes later waits for
 * the next page.
 */
export function askForTypefaces() {
  for (const family of ['Figtree', 'Fraunces']) document.fonts.load(`1em ${family}`).catch(() => {});
}

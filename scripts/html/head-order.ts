/**
 * Puts the head in the order a browser wants it: encoding first, and of the fonts only the one the boot of the page
 * names. Vike puts a preload for every font that the styles import before everything else.
 */
export function orderHead(html: string): string {
  return html.replace(/<head>(?:<link rel="preload"[^>]*as="font"[^>]*>)*\s*/, '<head>');
}

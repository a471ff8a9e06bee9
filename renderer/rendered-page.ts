/** The parts of a rendered page that its document needs. */
interface RenderedPage {
  /** The elements that belong in the head. */
  readonly headTags: string;
  readonly body: string;
}

/**
 * React writes the title, meta and link elements that it hoists before everything else when it renders less than a whole
 * document. A tag ends at its first `>`, because React escapes that character in attributes.
 */
const hoistedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Splits React's output into head and body. */
export function splitRenderedPage(html: string): RenderedPage {
  const headTags = hoistedTags.exec(html)?.[0] ?? '';
  return { headTags, body: html.slice(headTags.length) };
}

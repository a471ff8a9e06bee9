interface RenderedPage {
  readonly headTags: string;
  readonly body: string;
}

/** React writes hoisted tags first if it doesn't render the whole document. It escapes `>` in attributes. */
const hoistedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

export function splitRenderedPage(html: string): RenderedPage {
  const headTags = hoistedTags.exec(html)?.[0] ?? '';
  return { headTags, body: html.slice(headTags.length) };
}

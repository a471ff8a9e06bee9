import DOMPurify from 'dompurify';

/** How often a text is stripped, because stripping can join the halves of another tag, as in `<<b>script>`. */
const maximumPasses = 5;

/**
 * Strips markup from a text and leaves the rest as it was typed: "IC50 < 5 nM & pH > 7" stays, and so does "&lt;". What
 * looks like the start of a tag after the last ">" is text, because no tag can end there.
 */
export function stripMarkup(typed: string): string {
  let text = typed;
  for (let pass = 0; pass < maximumPasses; pass++) {
    const end = text.lastIndexOf('>') + 1;
    const stripped = withoutTags(text.slice(0, end)) + text.slice(end);
    if (stripped === text) return text;
    text = stripped;
  }
  return text.replaceAll('<', '');
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  // The sanitizer reads HTML, in which an ampersand is written "&amp;".
  const fragment = DOMPurify.sanitize(text.replaceAll('&', '&amp;'), {
    ALLOWED_TAGS: [],
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  });
  return fragment.textContent;
}

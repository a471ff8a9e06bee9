import DOMPurify from 'dompurify';

/** Stripping can join the halves of another tag, as in `<<b>script>`. Honest text needs one pass. */
const maximumPasses = 5;

/**
 * A text without markup, otherwise as it was typed: "IC50 < 5 nM & pH > 7" stays, and so does "&lt;".
 * What looks like the beginning of a tag behind the last ">" is text, because no tag can end there.
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
  // The sanitizer reads HTML, where "&amp;" is how an ampersand is written.
  const fragment = DOMPurify.sanitize(text.replaceAll('&', '&amp;'), {
    ALLOWED_TAGS: [],
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  });
  return fragment.textContent;
}

/** Specification, section 9. */
export const anchorDelayMs = 100;

/** A fragment with a value, such as `#plan=glpTox`, is no anchor. */
export const isAnchor = (hash: string): boolean => hash !== '' && !hash.includes('=');

/** Headings and sections need a `tabindex` to get focus. */
export function focusWithoutScrolling(target: HTMLElement | null) {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Moves focus too, like a native anchor. The site's anchors need no decoding, which would throw on a malformed one. */
export function scrollToAnchor(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (!target) return;
  // Native anchors open a closed `details`.
  target.closest('details')?.setAttribute('open', '');
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  focusWithoutScrolling(target);
}

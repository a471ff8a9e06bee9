/** Specification, section 9. */
export const anchorDelayMs = 100;

/** Headings and sections need a `tabindex` to get focus. */
export function focusWithoutScrolling(target: HTMLElement | null) {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Scrolls to the target of a hash and moves focus there, like a native anchor. */
export function scrollToAnchor(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  // The browser would open a closed `details` around the target.
  target.closest('details')?.setAttribute('open', '');
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  focusWithoutScrolling(target);
}

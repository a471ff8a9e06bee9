/** Specification, section 9. */
export const anchorDelayMs = 100;

/** `#plan=glpTox` is no anchor. */
export const isAnchor = (hash: string): boolean => hash !== '' && !hash.includes('=');

export function focusWithoutScrolling(target: HTMLElement | null) {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Moves focus too, like a native anchor. Doesn't decode the hash, which could throw. */
export function scrollToAnchor(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (!target) return;
  // Native anchors open a closed `details`.
  target.closest('details')?.setAttribute('open', '');
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  focusWithoutScrolling(target);
}

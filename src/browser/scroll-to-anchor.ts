/** The delay after which the page scrolls to an anchor, in milliseconds (the owner’s specification). */
export const anchorDelay = 100;

/** Moves focus to a heading or section without moving the page. */
export function focusWithoutScrolling(target: HTMLElement | null) {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Scrolls to the element that a hash names and moves focus there, as following a native anchor does. */
export function scrollToAnchor(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  // A link that the browser follows itself opens what holds its target; here nobody else does.
  target.closest('details')?.setAttribute('open', '');
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  focusWithoutScrolling(target);
}

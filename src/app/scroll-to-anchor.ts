/** Moves focus to a heading or section without moving the page. */
export function focusWithoutScrolling(target: HTMLElement | null) {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Scrolls to the element with this id and moves focus there, as following a native anchor does. */
export function scrollToAnchor(id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  focusWithoutScrolling(target);
}

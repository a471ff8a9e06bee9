/** Where the navigation is a row (`Header.module.css`). */
const isWide = window.matchMedia('(width >= 62.5rem)');

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
/** The dropdown of the navigation's entry that `target` is in, if it has one. */
const dropdownAt = (target: EventTarget | null) =>
  closest(target, 'li:has(> details)')?.querySelector<HTMLDetailsElement>(':scope > details') ?? null;
const openDropdown = () => document.querySelector<HTMLDetailsElement>('header details[open]');
const close = () => openDropdown()?.removeAttribute('open');

/** Following a link closes all menus; a click outside a dropdown closes that one. The browser handles the buttons. */
function handleClick({ target }: MouseEvent) {
  const link = closest(target, 'nav a');
  if (link || !dropdownAt(target)) close();
  if (link) document.querySelector<HTMLElement>('nav :popover-open')?.hidePopover();
}

/**
 * A mouse opens the dropdown of an entry that it enters, and closes that of one it leaves, unless the keyboard is in
 * its links. Moving inside an entry changes nothing, so that a closed dropdown stays closed.
 */
function handleMouse(left: EventTarget | null, entered: EventTarget | null, pointerType: string) {
  const [from, to] = [dropdownAt(left), dropdownAt(entered)];
  if (pointerType !== 'mouse' || !isWide.matches || from === to) return;
  if (!from?.querySelector('a:focus-visible')) from?.removeAttribute('open');
  // Its name closes the other one.
  to?.setAttribute('open', '');
}

/** Escape closes a dropdown and gives focus back to its button. */
function handleKey(event: KeyboardEvent) {
  const dropdown = openDropdown();
  if (event.key !== 'Escape' || !dropdown) return;
  // The main menu of narrow screens stays open.
  event.preventDefault();
  close();
  if (dropdown === dropdownAt(event.target)) dropdown.querySelector('summary')?.focus();
}

/**
 * Focus that leaves an open dropdown closes it, if the keyboard has moved it: a tap moves it too, and a menu that closed
 * under the finger would lose its click.
 */
function handleFocus({ target }: FocusEvent) {
  if ((target as Element).matches(':focus-visible') && dropdownAt(target) !== openDropdown()) close();
}

/**
 * Adds hover, Escape and close-on-leave to the two dropdowns, which are `details` (WCAG 2.2 1.4.13). The main menu of
 * narrow screens is a popover, which the browser closes by itself.
 */
export function handleMenus() {
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, true);
  on('click', handleClick);
  on('pointerover', ({ target, relatedTarget, pointerType }) =>
    handleMouse(relatedTarget, target, pointerType),
  );
  // `relatedTarget` is null where the mouse leaves the window, which no `pointerover` follows.
  on('pointerout', ({ target, relatedTarget, pointerType }) =>
    handleMouse(target, relatedTarget, pointerType),
  );
  on('keydown', handleKey);
  on('focusin', handleFocus);
}

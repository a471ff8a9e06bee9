/** How the mouse has opened the open dropdown; undefined if something else has. */
let openedBy: 'hover' | 'click' | undefined;

/** Where the navigation is a row (`Header.module.css`) and there is a mouse. */
const hoverOpens = window.matchMedia('(width >= 62.5rem) and (hover: hover)');

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
/** The dropdown of the navigation's entry that `target` is in, if it has one. */
const dropdownAt = (target: EventTarget | null) =>
  closest(target, 'li:has(> details)')?.querySelector<HTMLDetailsElement>(':scope > details') ?? null;
const openDropdown = () => document.querySelector<HTMLDetailsElement>('header details[open]');

function close() {
  openedBy = undefined;
  openDropdown()?.removeAttribute('open');
}

/** Following a link closes all menus; a click outside a dropdown closes that one. The browser handles the buttons. */
function handleClick(event: PointerEvent) {
  const { target, pointerType } = event;
  if (closest(target, 'nav a')) {
    close();
    document.querySelector<HTMLElement>('nav :popover-open')?.hidePopover();
  } else if (!dropdownAt(target)) close();
  else if (closest(target, 'summary')) {
    // The mouse opened it on its way to the button.
    if (openedBy === 'hover') event.preventDefault();
    openedBy = pointerType === 'mouse' ? 'click' : undefined;
  }
}

/** A mouse opens the dropdown of the entry that it enters, and closes what a mouse has opened when it leaves. */
function handleMouse(entered: EventTarget | null, pointerType: string) {
  if (pointerType !== 'mouse' || !hoverOpens.matches) return;
  const dropdown = dropdownAt(entered);
  if (!dropdown && openedBy) close();
  if (!dropdown || dropdown.open) return;
  // Its name closes the other one.
  dropdown.open = true;
  openedBy = 'hover';
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
  on('pointerover', ({ target, pointerType }) => handleMouse(target, pointerType));
  // `relatedTarget` is null where the mouse leaves the window.
  on('pointerout', ({ relatedTarget, pointerType }) => handleMouse(relatedTarget, pointerType));
  on('keydown', handleKey);
  on('focusin', handleFocus);
}

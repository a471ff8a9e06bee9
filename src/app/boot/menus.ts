import { headerBreakpoint } from '#src/theme/shared-styles.ts';

/** How the mouse has opened the open dropdown; undefined if something else has. */
let openedBy: 'hover' | 'click' | undefined;

const hoverOpens = window.matchMedia(`(min-width: ${headerBreakpoint}) and (hover: hover)`);

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
/** The entry of the navigation that `target` is in, if it is one with a dropdown. */
const entryAt = (target: EventTarget | null) => closest(target, '[data-menu-item]');
const buttonOf = (entry: Element | null) => entry?.querySelector('button') ?? null;
const openButton = () => document.querySelector<HTMLElement>('[data-menu][aria-expanded=true]');

/** Opens the dropdown of `button` and closes the other; without a button it closes both. */
function openOnly(button: HTMLElement | null, by?: typeof openedBy) {
  openedBy = by;
  for (const each of document.querySelectorAll('[data-menu]')) each.ariaExpanded = `${each === button}`;
}

/** A click on a button opens or closes its dropdown; a followed link and a click elsewhere close what is open. */
function handleClick({ target, pointerType }: PointerEvent) {
  const button = closest(target, '[data-menu]');
  if (button) {
    const staysOpen = button !== openButton() || openedBy === 'hover';
    openOnly(staysOpen ? button : null, pointerType === 'mouse' ? 'click' : undefined);
  } else if (closest(target, 'nav a')) {
    openOnly(null);
    for (const menu of document.querySelectorAll<HTMLElement>('nav [popover]:popover-open'))
      menu.hidePopover();
  } else if (!entryAt(target)) openOnly(null);
}

/** A mouse opens the dropdown of the entry that it enters, and closes what a mouse has opened when it leaves. */
function handleMouse(entered: EventTarget | null, pointerType: string) {
  if (pointerType !== 'mouse' || !hoverOpens.matches) return;
  const button = buttonOf(entryAt(entered));
  if (!button && openedBy) openOnly(null);
  if (button && button !== openButton()) openOnly(button, 'hover');
}

/** Escape closes a dropdown and gives focus back to its button; arrows open it and go through its links. */
function handleKey(event: KeyboardEvent) {
  const entry = entryAt(event.target);
  const button = buttonOf(entry) ?? openButton();
  const isOpen = button === openButton();
  if (event.key === 'Escape' && button && isOpen) {
    event.preventDefault();
    openOnly(null);
    if (entry) button.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!entry || !step) return;
  event.preventDefault();
  if (!isOpen) openOnly(button);
  const links = [...entry.querySelectorAll<HTMLElement>(':scope > div a')];
  const index = links.indexOf(event.target as HTMLElement);
  links.at(index < 0 && step < 0 ? -1 : (index + step) % links.length)?.focus();
}

/**
 * Focus that leaves an open dropdown closes it, if the keyboard has moved it: a tap moves it too, and a menu that closed
 * under the finger would lose its click.
 */
function handleFocus({ target }: FocusEvent) {
  if (!openButton() || !(target as Element).matches(':focus-visible')) return;
  if (buttonOf(entryAt(target)) !== openButton()) openOnly(null);
}

/**
 * Says of the main menu of narrow screens whether it is open: browsers convey the state of a popover's button by
 * themselves, but not to what reads attributes only.
 */
function tellMainMenu(isOpen: boolean) {
  document.querySelector('nav [popovertarget]')?.setAttribute('aria-expanded', `${isOpen}`);
}

/** The main menu takes the place of an open dropdown, as any popover does. */
function handlePopover({ target }: Event) {
  if (!(target instanceof HTMLElement) || !target.popover) return;
  if (target.closest('nav')) tellMainMenu(target.matches(':popover-open'));
  openOnly(null);
}

/**
 * Opens and closes the menus of the top navigation: the two dropdowns (buttons with `data-menu`) and the main menu of
 * narrow screens (a popover). One is open at a time (WCAG 2.2 1.4.13, 2.1.1). Without this script the style sheet opens
 * the dropdowns on hover and focus.
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
  on('toggle', handlePopover);
  on('DOMContentLoaded', () => tellMainMenu(false));
}

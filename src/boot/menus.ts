import { isPress } from '#src/browser/keys.ts';

/** `Header.module.css` has the same breakpoint. */
const wideScreen = '(width >= 62.5rem)';
/** Time to reach the panel or to click a button whose dropdown has just opened. */
const graceMs = 300;

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const findDropdown = (target: EventTarget | null) =>
  closest(target, 'li:has(> details)')?.querySelector<HTMLDetailsElement>(':scope > details') ?? null;
const findOpenDropdown = () => document.querySelector<HTMLDetailsElement>('header details[open]');

/** The dropdown whose entry or panel has the mouse. */
let hovered: HTMLDetailsElement | null = null;
/** The mouse's last position in the open dropdown. */
let exit: { dropdown: HTMLDetailsElement | null; x: number; y: number } | undefined;
let hoverTimer: number | undefined;
let openedByHoverAt = 0;

function closeDropdown() {
  clearTimeout(hoverTimer);
  findOpenDropdown()?.removeAttribute('open');
}

function handleClick(event: MouseEvent) {
  const { target } = event;
  const link = closest(target, 'nav a');
  const dropdown = findDropdown(target);
  if (link || !dropdown) closeDropdown();
  if (link) document.querySelector<HTMLElement>('nav :popover-open')?.hidePopover();
  // This click would close the dropdown that hover has just opened.
  if (dropdown?.open && closest(target, 'summary') && Date.now() - openedByHoverAt < graceMs)
    event.preventDefault();
}

/** Keeps a dropdown open while one of its links has keyboard focus. */
function switchToHovered() {
  const open = findOpenDropdown();
  if (hovered && hovered !== open) {
    openedByHoverAt = Date.now();
    // The `name` attribute closes the other dropdown.
    hovered.setAttribute('open', '');
    // The mouse may leave without moving in it.
    if (exit) exit.dropdown = hovered;
  } else if (!hovered && open === exit?.dropdown && !open?.querySelector('a:focus-visible')) closeDropdown();
}

/** Extends the line from the exit through the mouse to the panel's upper edge. */
function isMovingToPanel({ clientX, clientY, movementY }: PointerEvent, open: HTMLDetailsElement) {
  const panel = open.lastElementChild?.getBoundingClientRect();
  if (open !== exit?.dropdown || !panel || movementY <= 0 || clientY <= exit.y || clientY >= panel.top)
    return false;
  const x = exit.x + ((clientX - exit.x) * (panel.top - exit.y)) / (clientY - exit.y);
  return panel.left < x && x < panel.right;
}

/** Waits if a dropdown is open, because the way to its panel can cross another entry. */
function handleMouse(event: PointerEvent) {
  if (event.pointerType !== 'mouse' || !window.matchMedia(wideScreen).matches) return;
  const dropdown = findDropdown(event.target);
  const open = findOpenDropdown();
  const hasChanged = dropdown !== hovered;
  hovered = dropdown;
  if (!open || dropdown === open) {
    exit = { dropdown, x: event.clientX, y: event.clientY };
    clearTimeout(hoverTimer);
    if (hasChanged) switchToHovered();
  } else if (hasChanged || isMovingToPanel(event, open)) {
    clearTimeout(hoverTimer);
    hoverTimer = window.setTimeout(switchToHovered, graceMs);
  }
}

function handleEscape(event: KeyboardEvent) {
  const dropdown = findOpenDropdown();
  if (!isPress(event, 'Escape') || !dropdown) return;
  // Escape would also close the main menu of narrow screens.
  event.preventDefault();
  closeDropdown();
  if (dropdown === findDropdown(event.target)) dropdown.querySelector('summary')?.focus();
}

/** Ignores taps, which move focus too: closing the menu would cancel their click. */
function handleFocus({ target }: FocusEvent) {
  if ((target as Element).matches(':focus-visible') && findDropdown(target) !== findOpenDropdown())
    closeDropdown();
}

/** Adds hover and Escape to the dropdowns, which are native `details` (WCAG 2.2 1.4.13). */
export function handleMenus() {
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, true);
  listen('click', handleClick);
  listen('pointermove', handleMouse);
  // The mouse leaves the window.
  document.documentElement.addEventListener('pointerleave', handleMouse);
  listen('keydown', handleEscape);
  listen('focusin', handleFocus);
}

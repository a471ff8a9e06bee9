/** `Header.module.css` has the same breakpoint. */
const wideScreen = '(width >= 62.5rem)';

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const findDropdown = (target: EventTarget | null) =>
  closest(target, 'li:has(> details)')?.querySelector<HTMLDetailsElement>(':scope > details') ?? null;
const findOpenDropdown = () => document.querySelector<HTMLDetailsElement>('header details[open]');
const closeDropdown = () => findOpenDropdown()?.removeAttribute('open');

function handleClick({ target }: MouseEvent) {
  const link = closest(target, 'nav a');
  if (link || !findDropdown(target)) closeDropdown();
  if (link) document.querySelector<HTMLElement>('nav :popover-open')?.hidePopover();
}

/** Keeps a dropdown open while one of its links has keyboard focus. */
function handleHover(leftTarget: EventTarget | null, enteredTarget: EventTarget | null, pointerType: string) {
  const [from, to] = [findDropdown(leftTarget), findDropdown(enteredTarget)];
  if (pointerType !== 'mouse' || !window.matchMedia(wideScreen).matches || from === to) return;
  if (!from?.querySelector('a:focus-visible')) from?.removeAttribute('open');
  // The `name` attribute closes the other dropdown.
  to?.setAttribute('open', '');
}

function handleEscape(event: KeyboardEvent) {
  const dropdown = findOpenDropdown();
  if (event.key !== 'Escape' || !dropdown) return;
  // Keeps the main menu of narrow screens open, which Escape would close too.
  event.preventDefault();
  closeDropdown();
  if (dropdown === findDropdown(event.target)) dropdown.querySelector('summary')?.focus();
}

/** Ignores taps, which move focus too, because closing the menu would cancel their click. */
function handleFocus({ target }: FocusEvent) {
  if ((target as Element).matches(':focus-visible') && findDropdown(target) !== findOpenDropdown())
    closeDropdown();
}

/** Adds hover, Escape and close-on-leave to the dropdowns, which are native `details` (WCAG 2.2 1.4.13). */
export function handleMenus() {
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, true);
  listen('click', handleClick);
  listen('pointerover', ({ target, relatedTarget, pointerType }) =>
    handleHover(relatedTarget, target, pointerType),
  );
  // `relatedTarget` is null when the mouse leaves the window, which no `pointerover` follows.
  listen('pointerout', ({ target, relatedTarget, pointerType }) =>
    handleHover(target, relatedTarget, pointerType),
  );
  listen('keydown', handleEscape);
  listen('focusin', handleFocus);
}

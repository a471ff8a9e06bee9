import { headerBreakpoint } from '#src/theme/header-breakpoint.ts';

/**
 * Opens and closes the menus of the top navigation: the two dropdowns (buttons with `data-menu`, opened by hover with a
 * mouse, by click otherwise; one that a mouse has opened closes when the mouse leaves) and the main menu of narrow
 * screens (a popover). One is open at a time; Escape, a followed link, a click outside and focus that leaves close it
 * (WCAG 2.2 1.4.13, 2.1.1). Without this script the style sheet opens them on hover and focus.
 */
export function handleMenus() {
  const buttons = () => document.querySelectorAll<HTMLElement>('[data-menu]');
  const closest = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const buttonIn = (item: Element | null) => item?.querySelector<HTMLElement>('[data-menu]') ?? null;
  const isOpen = (button: Element | null) => button?.getAttribute('aria-expanded') === 'true';
  const hovers = window.matchMedia(`(min-width: ${headerBreakpoint}) and (hover: hover)`);
  /** How the mouse has opened the open menu; undefined if something else has. */
  let openedBy: 'hover' | 'click' | undefined;

  const open = (opened: HTMLElement | null, by?: typeof openedBy) => {
    openedBy = by;
    for (const button of buttons()) button.setAttribute('aria-expanded', `${button === opened}`);
  };
  const closeAll = () => {
    open(null);
    for (const menu of document.querySelectorAll<HTMLElement>('nav [popover]:popover-open'))
      menu.hidePopover();
  };
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, true);

  on('click', ({ target, pointerType }) => {
    const button = closest(target, '[data-menu]');
    if (button) {
      const keep = !isOpen(button) || openedBy === 'hover';
      open(keep ? button : null, pointerType === 'mouse' ? 'click' : undefined);
    } else if (closest(target, 'nav a')) closeAll();
    else if (!closest(target, '[data-menu-item]')) open(null);
  });
  const enter = (entered: EventTarget | null, pointerType: string) => {
    if (pointerType !== 'mouse' || !hovers.matches) return;
    const button = buttonIn(closest(entered, '[data-menu-item]'));
    if (!button && openedBy) open(null);
    if (button && !isOpen(button)) open(button, 'hover');
  };
  on('pointerover', ({ target, pointerType }) => enter(target, pointerType));
  // `relatedTarget` is null where the mouse leaves the window.
  on('pointerout', ({ relatedTarget, pointerType }) => enter(relatedTarget, pointerType));
  on('keydown', (event) => {
    const item = closest(event.target, '[data-menu-item]');
    const button = buttonIn(item) ?? [...buttons()].find(isOpen) ?? null;
    if (event.key === 'Escape' && isOpen(button)) {
      event.preventDefault();
      open(null);
      if (item) button?.focus();
    }
    if (!item || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    if (!isOpen(button)) open(button);
    const links = [...item.querySelectorAll<HTMLElement>(':scope > div a')];
    const index = links.indexOf(event.target as HTMLElement);
    links.at((index + (event.key === 'ArrowDown' ? 1 : index < 0 ? 0 : -1)) % links.length)?.focus();
  });
  on('focusin', ({ target }) => {
    // Only when the keyboard moves focus: a tap does too, and a menu that closed under the finger would lose its click.
    if (![...buttons()].some(isOpen) || !(target as Element).matches(':focus-visible')) return;
    const item = closest(target, '[data-menu-item]');
    if (!isOpen(buttonIn(item))) open(null);
  });
  // The browser conveys the state of a popover's button by itself; the attribute says so to what reads attributes only.
  const tellState = (isMenuOpen: boolean) =>
    document.querySelector('nav [popovertarget]')?.setAttribute('aria-expanded', `${isMenuOpen}`);
  on('DOMContentLoaded', () => tellState(false));
  on('toggle', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.popover) return;
    if (target.closest('nav')) tellState(target.matches(':popover-open'));
    open(null);
  });
}

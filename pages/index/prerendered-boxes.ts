/**
 * The checkboxes before hydration. React creates others if an extension or a translation changed the page. The module
 * must load before hydration, and is empty if the app showed another page first.
 */
export const prerenderedBoxes: HTMLInputElement[] = import.meta.env.SSR
  ? []
  : [...document.querySelectorAll<HTMLInputElement>('#plan [type=checkbox]')];

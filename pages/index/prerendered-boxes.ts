/**
 * The checkboxes that the visitor has before hydration. React creates others if an extension or a translation changed the page.
 * This module must load before hydration, and is empty where the app has shown another page first.
 */
export const prerenderedBoxes: HTMLInputElement[] = import.meta.env.SSR
  ? []
  : [...document.querySelectorAll<HTMLInputElement>('#plan [type=checkbox]')];

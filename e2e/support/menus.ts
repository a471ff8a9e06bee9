import type { Locator, Page } from '@playwright/test';

/** The header's navigation. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The button that opens a dropdown of the header, by the dropdown's group. */
export const toggle = (page: Page, group: string) => page.locator(`[data-menu="${group}"]`);

/** What a dropdown of the header shows. */
export const panel = (page: Page, group: string) => page.locator(`#menu-${group}`);

/** The button that opens the header's menu in a narrow window. */
export const hamburger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** The first link within `root` to an address. */
export const linkTo = (root: Page | Locator, path: string) => root.locator(`a[href="${path}"]`).first();

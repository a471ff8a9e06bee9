import type { Page } from '@playwright/test';

/** The buttons of the home page that explain its differentiators. */
export const explanationButtons = (page: Page) => page.locator('main button[popovertarget]');

/** The explanation that a click opens. */
export const explanation = (page: Page, index: number) => page.locator(`[id="explanation-${index}"]`);

/** The explanation that appears on hover or focus. */
export const tooltip = (page: Page) => page.locator('[data-tooltip]');

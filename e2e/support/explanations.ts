import { content as home } from '#pages/index/content.ts';
import type { Page } from '@playwright/test';

export const explanationButtons = (page: Page) => page.locator('main button[popovertarget]');

/** The rows that compare a vendor with DEP. */
export const differentiators = (page: Page) => page.locator('main li:has(button[popovertarget])');

/** Opens the rows after the first four. */
export const showAllDifferentiators = (page: Page) =>
  page.locator('main summary', { hasText: home.differentiators.moreLabel }).click();

/** The explanation that opens on click. */
export const explanation = (page: Page, index: number) => page.locator(`[id="explanation-${index}"]`);

/** The explanation that shows on hover or focus. */
export const tooltip = (page: Page) => page.locator('[data-tooltip]');

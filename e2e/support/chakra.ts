import type { Locator, Page } from '@playwright/test';

/** A part of a Chakra component, if given in the state of its machine. */
export const chakraPart = (root: Page | Locator, scope: string, name: string, state?: 'open' | 'closed') =>
  root.locator(`[data-scope="${scope}"][data-part="${name}"]${state ? `[data-state="${state}"]` : ''}`);

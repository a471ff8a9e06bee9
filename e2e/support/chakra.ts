import type { Locator, Page } from '@playwright/test';

/** The part of a Chakra component, in the state that its machine is in. */
export const part = (root: Page | Locator, scope: string, name: string, state?: 'open' | 'closed') =>
  root.locator(`[data-scope="${scope}"][data-part="${name}"]${state ? `[data-state="${state}"]` : ''}`);

import type { Locator, Page } from '@playwright/test';

export const chakraPart = (root: Page | Locator, scope: string, name: string, state?: 'open' | 'closed') =>
  root.locator(`[data-scope="${scope}"][data-part="${name}"]${state ? `[data-state="${state}"]` : ''}`);

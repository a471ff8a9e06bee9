import { defineConfig } from '@playwright/test';
import config, { chromiumArguments } from './playwright.config.ts';
import { findOldBrowser, oldBrowsers } from './scripts/test/old-browsers.ts';

export default defineConfig({
  ...config,
  testIgnore: [],
  projects: oldBrowsers.map(({ version, runsApp }) => ({
    name: `chromium ${version}`,
    testMatch: runsApp ? 'old-browsers/browser-floor.spec.ts' : 'old-browsers/below-the-floor.spec.ts',
    use: { launchOptions: { executablePath: findOldBrowser(version), args: chromiumArguments } },
  })),
});

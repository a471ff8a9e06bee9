import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const executablePath = process.env['CHROMIUM_PATH'] ?? findBrowser(() => {});
process.env['CHROMIUM_PATH'] = executablePath;

/** What a person does, in a real browser against the production build, with the real services behind the forms. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args: [...browserArguments] },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node scripts/serve.ts',
    // Answers once the services behind the forms are there too; the pages are earlier.
    url: `http://localhost:${port}/_mail`,
    env: {
      PORT: `${port}`,
      DATA_DIR: 'test-results/data',
      RATE_LIMIT_MAXIMUM: '10000',
      MINIMUM_FILL_SECONDS: '0',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
});

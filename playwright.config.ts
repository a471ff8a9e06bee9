import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import { otherEngines } from './e2e/journeys/engines.ts';
import { browserArguments, findBrowser } from './scripts/test/browser.ts';
import { exitWithError } from './scripts/run-command.ts';
import { readProvider } from './scripts/environment.ts';
import { storageKey, type StoredChoice, wordingVersion } from './src/analytics/stored-choice.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);

// Workers load this file while the server uses the port.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  try {
    if ((await getPort({ port })) !== port)
      throw new Error(`Port ${port} is in use. Choose another port, such as E2E_PORT=${port + 100}.`);
  } catch (error) {
    exitWithError(error);
  }
}

const backendPort = port + 1;
const { supabaseUrl, analyticsUrl } = readProvider();
const isHosted = supabaseUrl?.startsWith('https:') === true;
/** Tests never use the network. */
const hostRules = [
  ...(isHosted ? [`MAP ${new URL(supabaseUrl).hostname} localhost:${backendPort}`] : []),
  'MAP * ~NOTFOUND',
  'EXCLUDE localhost',
  'EXCLUDE 127.0.0.1',
];
export const chromiumArguments = [
  ...browserArguments,
  // Emulating a GPU is slower than drawing in software.
  '--disable-gpu',
  `--host-resolver-rules=${hostRules.join(',')}`,
];

const baseURL = `http://localhost:${port}`;
/** Declined analytics, so that the question covers nothing. */
const declined: StoredChoice = { choice: 'no', wordingVersion, expiresAt: '9999-01-01T00:00:00.000Z' };

export default defineConfig({
  testDir: 'e2e',
  // `npm run test:old-browsers` runs these.
  testIgnore: 'old-browsers/**',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    ignoreHTTPSErrors: isHosted,
    ...(analyticsUrl !== undefined && {
      storageState: {
        cookies: [],
        origins: [{ origin: baseURL, localStorage: [{ name: storageKey, value: JSON.stringify(declined) }] }],
      },
    }),
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: findBrowser(),
          args: chromiumArguments,
        },
      },
    },
    ...otherEngines
      .filter(({ isInstalled }) => isInstalled)
      .map(({ name }) => ({
        name,
        testMatch: 'journeys/journeys.spec.ts',
        use: {
          browserName: name,
          // Headless Firefox reports no mouse.
          ...(name === 'firefox' && {
            launchOptions: {
              firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
            },
          }),
        },
      })),
  ],
  webServer: [
    {
      command: 'node scripts/serve/serve-site.ts',
      // Responds when the services behind the forms are ready, after the pages.
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
    ...(isHosted
      ? [
          {
            command: 'node e2e/support/hosted-backend.ts',
            url: `https://localhost:${backendPort}/_mail`,
            ignoreHTTPSErrors: true,
            env: { PORT: `${port}`, BACKEND_PORT: `${backendPort}` },
            timeout: 60_000,
          },
        ]
      : []),
  ],
});

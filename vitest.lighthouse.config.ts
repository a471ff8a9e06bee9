import { defineConfig } from 'vitest/config';
import { readProvider } from './scripts/environment.ts';

/**
 * Whether the Lighthouse gate refuses a slower site: `npm run lighthouse:self-test`. Timed, and so no part of `npm
 * test`.
 */
export default defineConfig({
  // The site was built with the environment of this machine.
  define: { __PROVIDER__: JSON.stringify(readProvider()) },
  test: {
    globalSetup: 'scripts/test/current-build.ts',
    include: ['scripts/lighthouse/*.self-test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

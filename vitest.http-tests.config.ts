import { defineConfig } from 'vitest/config';
import { readProvider } from './scripts/environment.ts';

/** Tests of the built site over HTTP, without a browser: `vitest run --config vitest.http-tests.config.ts`. */
export default defineConfig({
  // The site was built with the environment of this machine.
  define: { __PROVIDER__: JSON.stringify(readProvider()) },
  test: {
    include: ['http-tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});

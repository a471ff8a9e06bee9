import { defineConfig } from 'vitest/config';
import { readProvider } from './scripts/environment.ts';

export default defineConfig({
  // The site was built with the variables of this environment.
  define: { __PROVIDER__: JSON.stringify(readProvider()) },
  test: {
    include: ['http-tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});

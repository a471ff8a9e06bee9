import './scripts/test/default-provider.ts';
import { defineConfig } from 'vitest/config';
import { virtualModules } from './scripts/build/virtual-modules.ts';

const backEndTests = ['supabase/tests/*.test.ts'];

export default defineConfig({
  plugins: [virtualModules()],
  define: { __PROVIDER__: JSON.stringify(globalThis.__PROVIDER__) },
  test: {
    // Only tests of the back end start PostgreSQL.
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['{src,pages,scripts,renderer,supabase}/**/*.test.{ts,tsx}'],
          exclude: backEndTests,
        },
      },
      {
        extends: true,
        test: { name: 'back end', include: backEndTests, globalSetup: 'supabase/tests/shared-database.ts' },
      },
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Threads start three times as fast as processes.
    pool: 'threads',
    maxWorkers: 2,
    // The function logs to the console.
    silent: 'passed-only',
  },
});

import './scripts/define-provider.ts';
import { defineConfig } from 'vitest/config';
import { virtualModules } from './scripts/vite/virtual-modules.ts';
import { parseEnvironment } from './scripts/environment.ts';

export default defineConfig({
  plugins: [virtualModules()],
  // Tests speak with the neutral identity, whatever the environment of the machine.
  define: { __PROVIDER__: JSON.stringify(parseEnvironment({})) },
  test: {
    include: ['{src,pages,scripts,renderer,supabase}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A thread starts in a third of the time that a process takes.
    pool: 'threads',
    maxWorkers: 2,
  },
});

/** Defines `__PROVIDER__` for scripts, as the build does for pages. Import this file first. */
import { readProvider } from './environment.ts';
import { fail } from './run-command.ts';

try {
  globalThis.__PROVIDER__ = readProvider();
} catch (error) {
  fail(error);
}

/** Defines `__PROVIDER__` for scripts, or exits with an error. Import this file first. */
import { readProvider } from './environment.ts';
import { exitWithError } from './run-command.ts';

try {
  globalThis.__PROVIDER__ = readProvider();
} catch (error) {
  exitWithError(error);
}

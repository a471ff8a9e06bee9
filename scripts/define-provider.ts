/** Gives scripts that run outside the build the identity which the build defines. Import it first. */
import { readProvider } from './environment.ts';
import { fail } from './run-command.ts';

try {
  globalThis.__PROVIDER__ = readProvider();
} catch (error) {
  fail(error);
}

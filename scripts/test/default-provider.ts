/** Defines `__PROVIDER__` with all variables at their defaults, so that unit tests don't depend on `.env`. */
import { parseEnvironment } from '../environment.ts';

globalThis.__PROVIDER__ = parseEnvironment({});

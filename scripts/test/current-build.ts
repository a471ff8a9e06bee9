/** Vitest's global setup for tests of the built site: refuses a build that is older than its sources. */
import { requireCurrentBuild } from '#scripts/build/require-current-build.ts';

export const setup = (): void => requireCurrentBuild();

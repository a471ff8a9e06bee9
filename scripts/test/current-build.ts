/** Vitest's global setup of what is asked of the built site: refuses a build that is older than its sources. */
import { requireCurrentBuild } from '#scripts/build/require-current-build.ts';

export const setup = (): void => requireCurrentBuild();

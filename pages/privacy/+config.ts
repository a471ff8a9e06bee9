import { existsSync } from 'node:fs';
import type { Config } from 'vike/types';

/** The page exists when its text does. */
export default { prerender: existsSync('content/legal/privacy.md') } satisfies Config;

import type { Config } from 'vike/types';

export default {
  clientRouting: false,
  // The build prerenders by a call of its own (`scripts/build/build.ts`), which hands errors on instead of ending the process.
  prerender: { noExtraDir: true, disableAutoRun: true },
  // The app imports its pages itself (`src/app/page-modules.ts`); Vike's own entries for them would only split each
  // page's chunk in two.
  meta: { Page: { env: { server: true } } },
} satisfies Config;

import type { Config } from 'vike/types';

export default {
  clientRouting: false,
  // The build starts the prerendering itself (`scripts/build/build.ts`), so that an error reaches it and doesn't end
  // the process.
  prerender: { noExtraDir: true, disableAutoRun: true },
  // The app imports its pages itself (`src/app/page-modules.ts`); Vike's own entries for them would only split each
  // page's chunk in two.
  meta: { Page: { env: { server: true } } },
} satisfies Config;

import type { Config } from 'vike/types';

export default {
  clientRouting: false,
  // The build calls `prerender` itself, to catch its errors (`scripts/build/build-site.ts`).
  prerender: { noExtraDir: true, disableAutoRun: true },
  // The app imports its pages itself. Vike's entries would split each page's chunk in two.
  meta: { Page: { env: { server: true } } },
} satisfies Config;

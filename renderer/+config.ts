import type { Config } from 'vike/types';

export default {
  clientRouting: false,
  prerender: { noExtraDir: true },
} satisfies Config;

import './scripts/define-provider.ts';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { bootScript } from './scripts/vite/boot-script.ts';
import { eagerCommonJs } from './scripts/vite/eager-commonjs.ts';
import { marks } from './scripts/vite/marks.ts';
import { pageDates } from './scripts/vite/page-dates.ts';
import { portraits } from './scripts/vite/portraits.ts';
import { productionRouter } from './scripts/vite/production-router.ts';
import { structures } from './scripts/vite/structures.ts';
import { readProvider } from './src/site/environment.ts';
import { compiledRecipes } from './src/theme/compiler/vite-plugin.ts';

/**
 * Chunks of the app besides the pages' own. Each is evaluated in a task of its own while the app takes over, and
 * the libraries' chunks stay cached when the site's own code changes.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'chakra',
    // Its factory and Emotion, which every page needs; each component stays with those who use it.
    test: /node_modules\/(?:@emotion|stylis)\/|@chakra-ui\/react\/dist\/esm\/(?:styled-system\/(?!create-slot|use-slot)|utils\/)/,
  },
  {
    name: 'site',
    // What every page needs, and small sections that several share: a request would cost more than they weigh. What
    // only some need (toasts, the team) is left to their own chunks.
    test: /node_modules\/react-|src\/(?:icons\/|app\/[\w-]+\.tsx?|layout\/(?!header\/(?:EntryWithMenu|MenuButton|menus|use-disclosure))|seo\/|theme\/|site\/(?:breadcrumbs|claims|navigation|provider|routes))|src\/sections\/(?:ActionButtons|section|hero|call-to-action|process-steps|related-pages|drawn-figure|titled-rows|forward-link|ledger|info-box|fact-ledger|fit-check)/,
  },
];

export default defineConfig({
  plugins: [
    react(),
    vike(),
    compiledRecipes(),
    bootScript(),
    pageDates(),
    productionRouter(),
    eagerCommonJs(),
    structures(),
    marks(),
    portraits(),
  ],
  define: { __PROVIDER__: JSON.stringify(readProvider()) },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { app: 'renderer/client.tsx' },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
});

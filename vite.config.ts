import './scripts/define-provider.ts';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { knownClasses } from './scripts/vite/known-classes.ts';
import { productionRouter } from './scripts/vite/production-router.ts';
import { virtualModules } from './scripts/vite/virtual-modules.ts';
import { readProvider } from './scripts/environment.ts';

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
  // The site's own modules that every page needs.
  {
    name: 'site',
    test: /node_modules\/react-|src\/(?:app|browser|consent(?!\/analytics)|seo|theme)\b|components\/(?:ActionLink|ErrorScreen|Footer|Header|Icon|Layout|PageFrame|SiteLink|SkipLink|prevent-breaks)|notification-request/,
  },
  // A request for each section that a few pages share would cost more than the sections weigh. Plots, specimens and
  // tables are larger, and stay with the pages that have them.
  {
    name: 'shared',
    test: /src\/(?:components(?!\/(?:PlotStrip|Specimen|ComparisonTable))|site)\//,
    minShareCount: 3,
  },
];

/** The chunks that the boot script brings in on every page, by their names. */
const onEveryPage = ['react', 'chakra', 'site', 'rolldown-runtime'];

/**
 * Code without side effects that the bundler can't recognise as such: wrapping a component, and two packages that
 * Emotion loads for a function that nobody here calls. Leaving out what is unused saves 0.9 KB brotli on every page,
 * 1.5 KB with a form.
 */
const treeshake = {
  manualPureFunctions: [
    'chakra',
    'createAnatomy',
    'createContext',
    'createIcon',
    'createRecipeContext',
    'createSlotRecipeContext',
    'createSplitProps',
    'forwardRef',
    'memo',
    'withContext',
    'withProvider',
  ],
  moduleSideEffects: [{ test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false }],
};

const provider = readProvider();

/**
 * One style sheet for the site: with one a chunk, those of the first page's static chunks would never be fetched. Vike
 * warns against the option because it leaves copies of styles, which this build removes (`scripts/build/vite-manifest.ts`);
 * so it is set after Vike has looked.
 */
const oneStyleSheet: Plugin = {
  name: 'one-style-sheet',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.environment.config.build.cssCodeSplit = false;
  },
};

/** Writes the site's address into `elements.css`, which prints it with links. */
const siteUrlInStyles: Plugin = {
  name: 'site-url-in-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /elements\.css/ },
    handler: (css) => css.replace('__SITE_URL__', provider.siteUrl),
  },
};

/** `Hero_lead` for the class `lead` of Hero.module.css, and `Hero` for its `root`. */
function generateScopedName(name: string, file: string): string {
  const [component = ''] = basename(file).split('.');
  return name === 'root' ? component : `${component}_${name}`;
}

export default defineConfig({
  plugins: [
    react(),
    vike(),
    virtualModules(),
    productionRouter(),
    knownClasses(),
    siteUrlInStyles,
    oneStyleSheet,
  ],
  define: {
    __PROVIDER__: JSON.stringify(provider),
    // By itself, so that what no visitor is asked leaves no byte in the app.
    '__PROVIDER__.analyticsUrl': JSON.stringify(provider.analyticsUrl ?? null),
  },
  // All that a page may bring in is found before the first one is shown. A package found later would reload the page, with
  // what a visitor has written in it.
  optimizeDeps: { entries: ['renderer/client.tsx', 'pages/**/+Page.tsx', 'src/**/*.tsx'] },
  css: {
    modules: { generateScopedName },
  },
  build: {
    // Browsers with `light-dark()` and nesting, which the sheet keeps as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A page is fetched with all that it needs at once. Other code comes when nobody waits for it, and what every page
    // has loaded needs no mention: the lists would weigh 0.8 KB before hydration.
    modulePreload: {
      resolveDependencies: (file, needed) =>
        file.includes('/page-') ? needed.filter((name) => !name.includes('/base-')) : [],
    },
    manifest: true,
    target: 'baseline-widely-available',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { app: 'renderer/client.tsx' },
          treeshake,
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: ({ name, facadeModuleId }) => {
              const kind = facadeModuleId?.endsWith('+Page.tsx')
                ? 'page'
                : onEveryPage.includes(name)
                  ? 'base'
                  : 'chunk';
              return `assets/chunks/${kind}-[hash:7].js`;
            },
          },
        },
      },
    },
  },
});

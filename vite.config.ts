import './scripts/define-provider.ts';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { browserFloor } from './scripts/vite/browser-floor.ts';
import { knownClasses } from './scripts/vite/known-classes.ts';
import { productionRouter } from './scripts/vite/production-router.ts';
import { virtualModules } from './scripts/vite/virtual-modules.ts';
import { readProvider } from './scripts/environment.ts';

/** Each chunk is evaluated in a separate task. Library chunks stay cached when the site's code changes. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'chakra',
    // Every page needs the factory and Emotion.
    test: /node_modules\/(?:@emotion|stylis)\/|@chakra-ui\/react\/dist\/esm\/(?:styled-system\/(?!create-slot|use-slot)|utils\/)/,
  },
  {
    name: 'site',
    test: /node_modules\/react-|src\/(?:app|browser|consent(?!\/analytics)|seo|theme)\b|components\/(?:ActionLink|ErrorScreen|Footer|Header|Icon|Layout|PageFrame|SiteLink|SkipLink|prevent-breaks)|toast-request/,
  },
  // Sections that several pages share are one chunk: separate requests would cost more than unused bytes.
  {
    name: 'shared',
    test: /src\/(?:components(?!\/(?:PlotStrip|SampleDocument|ComparisonTable))|site)\//,
    minShareCount: 3,
  },
  // Vike imports each page's styles twice, so the bundler would write a chunk for the class names of each component.
  { name: 'class-names', test: /\.module\.css/ },
];

const baseChunks = ['react', 'chakra', 'site', 'rolldown-runtime'];

/**
 * Marks code that the bundler can't recognize as free of side effects: component wrappers, and two packages of Emotion.
 * Saves 0.9 KB (brotli) on every page, 1.5 KB with a form.
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
 * Sets the option after Vike has checked it, because Vike warns about duplicate styles, which this build removes
 * (`scripts/build/vite-manifest.ts`).
 */
const oneStyleSheet: Plugin = {
  name: 'one-style-sheet',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.environment.config.build.cssCodeSplit = false;
  },
};

/** Replaces `__SITE_URL__` in `elements.css`, which prints the full URL of internal links. */
const siteUrlInStyles: Plugin = {
  name: 'site-url-in-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /elements\.css/ },
    handler: (css) => css.replace('__SITE_URL__', provider.siteUrl),
  },
};

/** Returns `Hero_lead` for the class `lead` of Hero.module.css, and `Hero` for `root`. */
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
    // A separate definition lets the bundler remove the analytics code if no URL is set.
    '__PROVIDER__.analyticsUrl': JSON.stringify(provider.analyticsUrl ?? null),
  },
  // Vite must find all dependencies at startup: a later one would reload the page and lose the text in its form.
  optimizeDeps: { entries: ['renderer/client.tsx', 'pages/**/+Page.tsx', 'src/**/*.tsx'] },
  css: {
    modules: { generateScopedName },
    // Keeps pages readable below the browser floor. Costs at most 250 bytes a page.
    lightningcss: { include: Features.Nesting },
  },
  build: {
    // Only dependencies of pages are preloaded, not those of background code, nor loaded chunks. Full lists would add
    // 0.8 KB before hydration.
    modulePreload: {
      resolveDependencies: (file, dependencies) =>
        file.includes('/page-') ? dependencies.filter((name) => !name.includes('/base-')) : [],
    },
    manifest: true,
    // These browsers support `light-dark()`, so Vite doesn't compile it.
    cssTarget: browserFloor,
    target: browserFloor,
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
                : baseChunks.includes(name)
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

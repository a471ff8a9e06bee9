import './scripts/define-provider.ts';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { browserFloor } from './scripts/build/browser-floor.ts';
import { contentModules } from './scripts/build/content/content-modules.ts';
import { knownClasses } from './scripts/build/styles/known-classes.ts';
import { legalMarkdown } from './scripts/build/content/legal-markdown.ts';
import { virtualModules } from './scripts/build/virtual-modules.ts';

/** Each chunk is evaluated in a separate task. Most pages have neither samples nor the plan. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'vendor', test: /node_modules\//, minShareCount: 15, priority: 1 },
  {
    name: 'site',
    test: /^(?!.*\/src\/(?:components\/samples|content\/values\/(?:samples\/|planner)|planner\/))/,
    minShareCount: 3,
  },
  { name: 'samples', test: /\/src\/components\/samples\/(?!SampleDialog)/ },
  // Otherwise, each module would be a chunk.
  {
    name: 'small',
    test: /\/src\/(?:browser\/|analytics\/(?:analytics-events|attribution|consent|route-report|stored-choice)|shell\/late-typefaces)/,
  },
];

const commonChunks = /\/(?:rolldown-runtime|react|vendor|site|small)-[^/]+$/;

/** Emotion's dependencies don't declare that they are free of side effects. */
const treeshake = {
  moduleSideEffects: [{ test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false }],
};

/** React Router exports only its development build to bundlers. */
const routerFolder = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url));

const provider = globalThis.__PROVIDER__;

const optionsAfterVike: Plugin = {
  name: 'options-after-vike',
  applyToEnvironment: ({ name }) => name === 'client',
  /** Vike adds a chunk group for each CSS module. */
  outputOptions: (output) => {
    delete output.manualChunks;
    output.codeSplitting = { groups: chunkGroups };
  },
  /** Vike warns about duplicate styles, which `scripts/build/vite-manifest.ts` removes. */
  buildStart() {
    this.environment.config.build.cssCodeSplit = false;
  },
};

/** `elements.css` prints the full URL of internal links. */
const siteUrlInStyles: Plugin = {
  name: 'site-url-in-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /elements\.css/ },
    handler: (css) => css.replace('__SITE_URL__', provider.siteUrl),
  },
};

const modulesByName = new Map<string, string>();

/** @throws {Error} if two modules have the same name */
function generateScopedName(name: string, file: string): string {
  const [component = ''] = basename(file).split('.');
  const other = modulesByName.get(component) ?? file;
  // A file may have moved since the server started.
  if (other !== file && existsSync(other))
    throw new Error(`${other} and ${file} have the same name. Rename one of them.`);
  modulesByName.set(component, file);
  return name === 'root' ? component : `${component}_${name}`;
}

export default defineConfig(({ command }) => ({
  plugins: [
    legalMarkdown(),
    react(),
    vike(),
    contentModules(),
    virtualModules(),
    knownClasses(),
    siteUrlInStyles,
    optionsAfterVike,
  ],
  define: {
    // Only scripts use these origins. The bundler would keep them.
    __PROVIDER__: JSON.stringify({ ...provider, analyticsOrigins: [], embedOrigin: undefined }),
    // Lets the bundler remove the analytics code if no URL is set.
    '__PROVIDER__.analyticsUrl': JSON.stringify(provider.analyticsUrl ?? null),
  },
  // Otherwise, Vike writes this build's path into node_modules, where a simultaneous build replaces it.
  vitePluginServerEntry: { disableAutoImport: true },
  resolve: {
    // The first match counts. A string also matches paths below it.
    alias:
      command === 'build'
        ? [
            { find: 'react-router/dom', replacement: join(routerFolder, 'dom-export.mjs') },
            { find: 'react-router', replacement: join(routerFolder, 'index.mjs') },
          ]
        : [],
  },
  // A dependency that Vite finds later would reload the page and lose the text in its form.
  optimizeDeps: { entries: ['renderer/client.tsx', 'pages/**/+Page.tsx', 'src/**/*.tsx'] },
  css: {
    modules: { generateScopedName },
    // Keeps pages readable below the browser floor.
    lightningcss: { include: Features.Nesting },
  },
  build: {
    manifest: true,
    // Every page has loaded the other ones.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !commonChunks.test(file)) },
    // Keeps `light-dark()`.
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
            chunkFileNames: 'assets/chunks/[name]-[hash:7].js',
          },
        },
      },
    },
  },
}));

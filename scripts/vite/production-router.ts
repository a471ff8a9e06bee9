import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const productionFiles: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * Gives visitors react-router's production build. The package ships one, but its exports name the development build
 * for every bundler (https://github.com/remix-run/react-router/blob/main/packages/react-router/package.json).
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      const file = productionFiles[id];
      if (!file) return undefined;
      return join(dirname(require.resolve('react-router/package.json')), 'dist/production', file);
    },
  };
}

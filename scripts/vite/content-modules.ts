import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { readContentFolder } from '../../src/site/content-files.ts';
import { personSchema } from '../../src/site/content-schemas.ts';
import { listPortraits } from '../build/portraits.ts';

const readTeam = () => readContentFolder('content/people', personSchema);

/** Modules that read files in `content/`. */
const readers = /\/src\/site\/(?:claims|team|cases|legal-pages)\.ts$/;

const contentFolder = join(process.cwd(), 'content/');

/**
 * Replaces the modules that read `content/` by the values that they export, because browsers have no files. In development,
 * it also crops the team's portraits, and an edit of a file in `content/` reloads all of these modules.
 */
export function contentModules(): Plugin {
  let version = 0;
  return {
    name: 'content-modules',
    load: {
      filter: { id: readers },
      async handler(id) {
        const exports = Object.entries(
          // Node caches a module by its URL.
          (await import(`${pathToFileURL(id).href}?version=${(version += 1)}`)) as Record<string, unknown>,
        );
        return exports
          .filter(([, value]) => typeof value !== 'function')
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    configureServer({ middlewares }) {
      middlewares.use('/team/', ({ originalUrl }, response, next) => {
        const portrait = listPortraits(readTeam()).find(({ path }) => path === originalUrl);
        if (portrait) portrait.crop().then((image) => response.end(image), next);
        else next();
      });
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(contentFolder)) return undefined;
      const affected = [...this.environment.moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id && (readers.test(id) || id.endsWith('.md')),
      );
      return [...modules, ...affected];
    },
  };
}

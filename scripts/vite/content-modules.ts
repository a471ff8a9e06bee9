import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { listPortraits, type Portrayed } from '../build/portraits.ts';

/** Modules in `src/site` that read files in `content/`. */
export const contentReaders = [
  'claims',
  'team',
  'first-profiles',
  'cases',
  'legal-pages',
  'legal-urls',
] as const;

const readers = new RegExp(`/src/site/(?:${contentReaders.join('|')})\\.ts$`);

const contentFolder = join(process.cwd(), 'content/');

let version = 0;

/** Node caches a module by its URL. */
const importAgain = (file: string): Promise<unknown> =>
  import(`${pathToFileURL(file).href}?version=${(version += 1)}`);

async function findPortrait(url: string | undefined) {
  const { team } = (await importAgain('src/site/team.ts')) as { readonly team: readonly Portrayed[] };
  return listPortraits(team).find(({ path }) => path === url);
}

/**
 * Replaces the modules that read `content/` by the values that they export, because browsers have no files. In development,
 * it also crops the team's portraits, and an edit of a file in `content/` reloads all of these modules.
 */
export function contentModules(): Plugin {
  return {
    name: 'content-modules',
    load: {
      filter: { id: readers },
      async handler(id) {
        return Object.entries((await importAgain(id)) as Record<string, unknown>)
          .filter(([, value]) => typeof value !== 'function')
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    configureServer({ middlewares }) {
      middlewares.use('/team/', ({ originalUrl }, response, next) => {
        findPortrait(originalUrl)
          .then(async (portrait) => (portrait ? response.end(await portrait.crop()) : next()))
          .catch(next);
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

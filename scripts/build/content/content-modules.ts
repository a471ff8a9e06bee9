import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import * as z from 'zod';
import { listPortraits, type Portrayed } from './portraits.ts';

/** These modules read `content/`. */
const readers = /\/(?:src\/content\/values\/.+|pages\/.+\/content)\.ts$/;

/** Modules don't replace these, because Deno imports them too. */
const formTexts = /\/content\/forms\/(\w+)\.json$/;

const contentFolder = join(process.cwd(), 'content/');

let version = 0;

/** Node caches modules by URL. */
const importAgain = (file: string): Promise<unknown> =>
  import(`${pathToFileURL(file).href}?version=${(version += 1)}`);

const createModule = async (id: string) =>
  Object.entries((await importAgain(id)) as Record<string, unknown>)
    .filter(([, value]) => typeof value !== 'function' && !(value instanceof z.ZodType))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

async function readFormTexts(name: string): Promise<string> {
  const { texts } = (await importAgain(`src/content/values/form-texts/${name}.ts`)) as {
    readonly texts: unknown;
  };
  return JSON.stringify(texts);
}

async function findPortrait(url: string | undefined) {
  const { team } = (await importAgain('src/content/values/team.ts')) as {
    readonly team: readonly Portrayed[];
  };
  return listPortraits(team).find(({ path }) => path === url);
}

/**
 * Replaces the modules that read `content/` by the values that they export. In development, also crops portraits, and
 * reloads the modules that an edit changes.
 */
export function contentModules(): Plugin {
  /** By environment and id. A reload of unchanged modules would lose the page's state. */
  const code = new Map<string, string>();
  const updateCode = async (environment: string, id: string) => {
    const key = `${environment} ${id}`;
    const newCode = await createModule(id);
    const hasChanged = newCode !== code.get(key);
    code.set(key, newCode);
    return hasChanged;
  };
  return {
    name: 'content-modules',
    load: {
      filter: { id: [readers, formTexts] },
      async handler(id) {
        const form = formTexts.exec(id)?.[1];
        if (form) return readFormTexts(form);
        await updateCode(this.environment.name, id);
        return code.get(`${this.environment.name} ${id}`);
      },
    },
    configureServer({ middlewares }) {
      middlewares.use('/team/', ({ originalUrl }, response, next) => {
        findPortrait(originalUrl)
          .then(async (portrait) => (portrait ? response.end(await portrait.crop()) : next()))
          .catch(next);
      });
    },
    async hotUpdate({ file, modules }) {
      if (!file.startsWith(contentFolder)) return undefined;
      const { name, moduleGraph } = this.environment;
      const fillsTokens = /\/(?:figures|phrases|examples)\.json$/.test(file);
      const affected = [...moduleGraph.idToModuleMap].map(async ([id, module]) => {
        const isAffected = readers.test(id)
          ? await updateCode(name, id)
          : fillsTokens && (id.endsWith('.md') || formTexts.test(id));
        return isAffected ? [module] : [];
      });
      return [...modules, ...(await Promise.all(affected)).flat()];
    },
  };
}

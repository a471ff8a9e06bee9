import { relative, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as AllRecipes from './all-recipes.ts';
import { sheetOf } from './style-order.ts';

const recipeFile = /\.recipe\.ts$/;
const stylesModule = 'virtual:recipes.css';
const rulesModule = 'virtual:site-styles';
/** What every recipe is made of, by the beginning of its path. */
const shared = ['src/theme/', 'supabase/functions/_shared/colours.ts'];

/**
 * Puts names in the place of the recipes, so that the browser gets neither Chakra's system nor Emotion and takes over a
 * page without computing a style, and has the rules ready for the pages (`virtual:site-styles`). A build writes two
 * style sheets for the whole site: the rules of all recipes, and those of paper, which no screen waits for.
 */
export function compiledRecipes(): Plugin {
  let compiled: Promise<typeof AllRecipes> | undefined;
  const all = () => (compiled ??= compileAll());
  return {
    name: 'compiled-recipes',
    enforce: 'pre',
    resolveId: (id) => (id === stylesModule || id === rulesModule ? id : undefined),
    async load(id) {
      if (id === rulesModule) return `export const rules = ${JSON.stringify([...(await all()).rules, ...(await all()).paperRules])};`;
      if (id !== stylesModule) return undefined;
      const { defaults, rules, paperRules } = await all();
      const paper = paperRules.map(({ css }) => css).join('');
      return `${sheetOf(defaults)}${sheetOf(rules)}@media print{${paper.replace(/@page[^}]*}/, '')}}`;
    },
    transform: {
      filter: { id: recipeFile },
      async handler(_code, id) {
        const recipes = (await all()).recipes.get(`/${relative('.', id)}`) ?? [];
        const exports = recipes.map(
          ({ name, compiled }) => `export const ${name} = ${JSON.stringify(compiled)};`,
        );
        return { code: exports.join('\n'), map: null };
      },
    },
    /** Recompiles everything after an edit: a page holds the rules of every recipe, and each recipe the tokens. */
    hotUpdate({ file, modules }) {
      const isShared = shared.some((path) => relative('.', file).startsWith(path));
      if (!isShared && !recipeFile.test(file)) return undefined;
      compiled = undefined;
      const { moduleGraph, hot } = this.environment;
      const stale = [...moduleGraph.idToModuleMap.values()].filter(
        ({ id, file: name }) => id === stylesModule || recipeFile.test(name ?? ''),
      );
      for (const module of [...stale, ...modules]) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/**
 * Runs the compiler as it is now; Node's own import would keep the first version. It is named by a path and not by an
 * `import`, so that Vite doesn't bundle it with its configuration: it loads React, and whether for production is settled
 * only once the configuration has been read.
 */
async function compileAll(): Promise<typeof AllRecipes> {
  const { module } = await runnerImport<typeof AllRecipes>(resolve('src/theme/compiler/all-recipes.ts'), {
    configFile: false,
  });
  return module;
}

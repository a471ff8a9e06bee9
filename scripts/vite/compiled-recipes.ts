import { globSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as Compiler from '../../src/theme/compile-recipe.ts';
import type * as StyleSheet from '../../src/theme/style-sheet.ts';

const recipeFile = /\.recipe\.ts$/;
const stylesModule = 'virtual:site-styles';

/**
 * Imports a module of the compiler when it is first needed, unseen by what bundles Vite's configuration: it brings React
 * along, and a build settles only after its configuration is read whether that is React for production.
 */
const importLate = <Module>(path: string) => import(new URL(path, import.meta.url).href) as Promise<Module>;

/**
 * Compiles Chakra's recipes to class names, and their styles with the default ones to `virtual:site-styles`, so that
 * the browser gets neither Chakra's system nor Emotion and takes over a page without computing a style.
 */
export function compiledRecipes(): Plugin {
  return {
    name: 'compiled-recipes',
    enforce: 'pre',
    resolveId: (id) => (id === stylesModule ? `\0${stylesModule}` : undefined),
    async load(id) {
      if (id !== `\0${stylesModule}`) return undefined;
      const files = globSync('src/**/*.recipe.ts').toSorted();
      for (const file of files) this.addWatchFile(resolve(file));
      const compiled = await Promise.all(files.map(compileFile));
      const { defaultStyles } = await importLate<typeof StyleSheet>('../../src/theme/style-sheet.ts');
      return [
        `export const defaultStyles = ${JSON.stringify(defaultStyles())};`,
        `export const recipeRules = ${JSON.stringify(joinRules(compiled.flat()))};`,
      ].join('\n');
    },
    transform: {
      filter: { id: recipeFile },
      async handler(_code, id) {
        const recipes = await compileFile(id);
        const exports = recipes.map(
          ({ name, compiled }) => `export const ${name} = ${JSON.stringify(compiled)};`,
        );
        return { code: exports.join('\n'), map: null };
      },
    },
    // The rules are in the page's own sheet: it must be rendered again.
    hotUpdate({ file, type }) {
      if (type === 'update' && recipeFile.test(file)) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

type CompiledExport = Compiler.CompilationResult & { readonly name: string };

async function compileFile(file: string): Promise<readonly CompiledExport[]> {
  const { compileRecipe } = await importLate<typeof Compiler>('../../src/theme/compile-recipe.ts');
  // Node keeps modules: the query makes an edited file a new one.
  const version = createHash('md5').update(readFileSync(file)).digest('hex');
  const recipes = (await import(`${pathToFileURL(file).href}?${version}`)) as Record<string, Compiler.Recipe>;
  return Object.entries(recipes).map(([name, recipe]) => ({ name, ...compileRecipe(name, recipe) }));
}

/**
 * The rules of all recipes by class name.
 *
 * @throws {Error} when two recipes share a class name.
 */
export function joinRules(
  recipes: readonly Pick<CompiledExport, 'name' | 'rules'>[],
): Readonly<Record<string, string>> {
  const owners = new Map<string, string>();
  for (const { name, rules } of recipes) {
    for (const className of Object.keys(rules)) {
      const owner = owners.get(className);
      if (owner)
        throw new Error(
          `The recipes ${owner} and ${name} both make the class ${className}: rename one of them.`,
        );
      owners.set(className, name);
    }
  }
  return Object.assign({}, ...recipes.map(({ rules }) => rules)) as Record<string, string>;
}

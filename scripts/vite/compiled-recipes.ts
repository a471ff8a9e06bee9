import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Recipe } from '../../src/theme/compile-recipe.ts';

const recipeFile = /\.recipe\.ts$/;
const defaultStylesModule = 'virtual:default-styles';

/**
 * Imports the compiler when it is first needed, unseen by what bundles Vite's configuration: it brings React along,
 * and a build settles only after its configuration is read whether that is React for production.
 */
const importCompiler = () => {
  const url = new URL('../../src/theme/compile-recipe.ts', import.meta.url).href;
  return import(url) as Promise<typeof import('../../src/theme/compile-recipe.ts')>;
};

/**
 * Compiles Chakra's recipes to class names and style rules, and serves `virtual:default-styles`, so that the browser
 * gets neither Chakra's system nor Emotion and the app takes over a page without computing a style.
 */
export function compiledRecipes(): Plugin {
  return {
    name: 'compiled-recipes',
    enforce: 'pre',
    resolveId: (id) => (id === defaultStylesModule ? `\0${defaultStylesModule}` : undefined),
    async load(id) {
      if (id !== `\0${defaultStylesModule}`) return undefined;
      const { defaultStyles } = await importCompiler();
      return `export default ${JSON.stringify(defaultStyles())}`;
    },
    transform: {
      filter: { id: recipeFile },
      async handler(_code, id) {
        const { compileRecipe } = await importCompiler();
        // Node keeps modules: the query makes an edited file a new one.
        const version = createHash('md5').update(readFileSync(id)).digest('hex');
        const recipes = (await import(`${pathToFileURL(id).href}?${version}`)) as Record<string, Recipe>;
        const exports = Object.entries(recipes).map(([name, recipe]) => {
          const { compiled, rules } = compileRecipe(name, recipe);
          return `export const ${name} = adoptStyles(${JSON.stringify(compiled)}, ${JSON.stringify(rules)});`;
        });
        return {
          code: ["import { adoptStyles } from '#src/theme/style-rules.ts';", ...exports].join('\n'),
          map: null,
        };
      },
    },
  };
}

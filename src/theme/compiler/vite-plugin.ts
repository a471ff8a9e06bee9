import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as Compiler from './compile-recipe.ts';
import type { SiteStyles } from '../site-styles.ts';
import { printSheet, printSheetPath } from './print-sheet.ts';
import type { Recipe, SlotRecipe } from '../recipe.ts';
import type * as Naming from './names.ts';
import type * as StyleSheet from './style-sheet.ts';

const recipeFile = /\.recipe\.ts$/;
const stylesModule = 'virtual:site-styles';
const compilerModule = 'src/theme/compiler/compile-recipe.ts';
const styleSheetModule = 'src/theme/compiler/style-sheet.ts';
const namesModule = 'src/theme/compiler/names.ts';

let isBuild = false;
/** The names of a build are numbers, which all of its style sheets share. */
let numbered: Promise<Naming.Names> | undefined;
const buildNames = () =>
  (numbered ??= importCurrent<typeof Naming>(namesModule).then(({ numberedNames }) => numberedNames()));

/**
 * Compiles Chakra's recipes to class names, and their styles with the default ones to `virtual:site-styles`, so that
 * the browser gets neither Chakra's system nor Emotion and takes over a page without computing a style.
 */
export function compiledRecipes(): Plugin {
  return {
    name: 'compiled-recipes',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === stylesModule ? `\0${stylesModule}` : undefined),
    async load(id) {
      if (id !== `\0${stylesModule}`) return undefined;
      const { defaultStyles, recipeRules } = await siteStyles();
      return [
        `export const defaultStyles = ${JSON.stringify(defaultStyles)};`,
        `export const recipeRules = ${JSON.stringify(recipeRules)};`,
      ].join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = printSheet(await siteStyles());
      this.emitFile({ type: 'asset', fileName: printSheetPath.slice(1), source });
    },
    transform: {
      filter: { id: recipeFile },
      async handler(_code, id) {
        const file = relative('.', id);
        const recipes = (await compiledFiles()).get(file) ?? (await compileFile(file));
        const exports = recipes.map(
          ({ name, compiled }) => `export const ${name} = ${JSON.stringify(compiled)};`,
        );
        return { code: exports.join('\n'), map: null };
      },
    },
    /** Recompiles everything after an edit: a page holds the rules of every recipe, and each recipe the tokens. */
    hotUpdate({ file, modules }) {
      const isTheme = relative('.', file).startsWith('src/theme/');
      if (!isTheme && !recipeFile.test(file)) return undefined;
      imported.clear();
      compiled = undefined;
      const { moduleGraph, hot } = this.environment;
      const stale = [...moduleGraph.idToModuleMap.values()].filter(
        ({ id, file: name }) => id === `\0${stylesModule}` || recipeFile.test(name ?? ''),
      );
      for (const module of [...stale, ...modules]) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

type CompiledExport = Compiler.CompilationResult & { readonly name: string };

/** The recipes of the whole site since the last change, by file. */
let compiled: Promise<ReadonlyMap<string, readonly CompiledExport[]>> | undefined;
const compiledFiles = () => (compiled ??= compileFiles());

/**
 * Compiles one recipe after the other. Chakra remembers what it has resolved and takes styles that differ only in the
 * order of their properties for the same, so that another order of recipes would be another build.
 */
async function compileFiles(): Promise<ReadonlyMap<string, readonly CompiledExport[]>> {
  const files = globSync('{src,pages}/**/*.recipe.ts').toSorted();
  await Promise.all(files.map(importCurrent));
  const entries: [string, readonly CompiledExport[]][] = [];
  for (const file of files) entries.push([file, await compileFile(file)]);
  return new Map(entries);
}

/** @throws {Error} with the file's path, when one of its recipes is refused. */
async function compileFile(file: string): Promise<readonly CompiledExport[]> {
  const { compileRecipe } = await importCurrent<typeof Compiler>(compilerModule);
  const recipes = await importCurrent<Record<string, Recipe | SlotRecipe>>(file);
  const names = isBuild ? await buildNames() : undefined;
  try {
    return Object.entries(recipes).map(([name, recipe]) => ({ name, ...compileRecipe(name, recipe, names) }));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The styles of the whole site. */
async function siteStyles(): Promise<SiteStyles> {
  const recipes = [...(await compiledFiles()).values()].flat();
  const { defaultStyles } = await importCurrent<typeof StyleSheet>(styleSheetModule);
  const names = isBuild ? await buildNames() : undefined;
  return { defaultStyles: defaultStyles(names), recipeRules: joinRules(recipes) };
}

/** Modules imported since the last change, by path. */
const imported = new Map<string, Promise<unknown>>();

/**
 * Imports a module of the compiler or a recipe as it is now; Node's own import would keep the first version. The module
 * is named by a path and not by an `import`, so that Vite doesn't bundle it with its configuration: it loads React, and
 * whether for production is settled only once the configuration has been read.
 */
function importCurrent<Module>(path: string): Promise<Module> {
  const known =
    imported.get(path) ?? runnerImport(resolve(path), { configFile: false }).then(({ module }) => module);
  imported.set(path, known);
  return known as Promise<Module>;
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

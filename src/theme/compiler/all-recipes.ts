/** Compiles the styles of the whole site. The Vite plugin runs this module anew after each change of a style. */
import { compileRecipe, joinRules, type CompiledExport, type Definition } from './compile-recipe.ts';
import { inOrder, paper, partsOf, type StylePart } from './style-order.ts';
import { defaultStyles } from './style-sheet.ts';

/** The recipes in the order of their files, by which alone the order of the rules is settled. */
const sources = import.meta.glob<Readonly<Record<string, Definition>>>('/{src,pages}/**/*.recipe.ts', {
  eager: true,
});

/**
 * In a build, numbers stand for the names of the classes, which are the most frequent words of a page: that saves 450 of
 * its bytes.
 */
const numbers = new Map<string, string>();
function numberOf(name: string): string {
  if (!numbers.has(name)) numbers.set(name, `s${numbers.size}`);
  return numbers.get(name)!;
}

/** The compiled recipes, by file: `/src/components/Layout.recipe.ts`. */
export const recipes: ReadonlyMap<string, readonly CompiledExport[]> = new Map(
  Object.entries(sources).map(([file, exports]) => [file, compileFile(file, exports)]),
);

const defaultParts = partsOf(defaultStyles());
const recipeParts = joinRules([...recipes.values()].flat());
const isOnPaper = ({ media }: StylePart) => media === paper;

/** The tokens and element defaults, in order. */
export const defaults = inOrder(defaultParts.filter((part) => !isOnPaper(part)));

export const rules = inOrder(recipeParts.filter((part) => !isOnPaper(part)));

/** What holds for paper alone: the element defaults, then the recipes. */
export const paperRules: readonly StylePart[] = [...defaultParts, ...recipeParts].filter(isOnPaper);

function compileFile(file: string, exports: Readonly<Record<string, Definition>>): readonly CompiledExport[] {
  try {
    return Object.entries(exports).map(([name, definition]) =>
      compileRecipe(name, definition, import.meta.env.PROD ? numberOf : undefined),
    );
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

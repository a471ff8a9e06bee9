import type { CompiledClass, Recipe, SlotRecipe } from './recipe.ts';

/** Whether a recipe has a single class instead of one per slot. */
export const hasOneClass = (recipe: Recipe | SlotRecipe): recipe is Recipe => Array.isArray(recipe.classes);

/**
 * The class names of a recipe: one, or one per slot.
 *
 * @param variants - the variants chosen; the recipe's defaults stand in for those left out.
 */
export function classNames<Slot extends string, Choice extends object>(
  recipe: SlotRecipe<Slot, Choice>,
  variants?: Choice,
): Readonly<Record<Slot, string>>;
export function classNames<Choice extends object>(recipe: Recipe<Choice>, variants?: Choice): string;
export function classNames(recipe: Recipe | SlotRecipe, variants?: object): ClassNames;
export function classNames(recipe: Recipe | SlotRecipe, variants: object = {}): ClassNames {
  const [chosen, defaults] = [variants, recipe.defaultVariants] as [Variants, Variants];
  const nameOf = ([name, ...axes]: CompiledClass) =>
    [name, ...axes.map((axis) => chosen[axis] ?? defaults[axis])].filter(Boolean).join('-');
  if (hasOneClass(recipe)) return nameOf(recipe.classes);
  return Object.fromEntries(Object.entries(recipe.classes).map(([slot, name]) => [slot, nameOf(name)]));
}

type Variants = Readonly<Record<string, string | undefined>>;
type ClassNames = string | Readonly<Record<string, string>>;

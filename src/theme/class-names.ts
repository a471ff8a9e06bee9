import type {
  RecipeSelection,
  RecipeVariantRecord,
  SlotRecipeVariantRecord,
} from '@chakra-ui/react/styled-system';
import { compiledOf, isOneClass, type CompiledClass, type Recipe, type SlotRecipe } from './recipe.ts';

/**
 * The class names of a Chakra recipe: one, or one per slot.
 *
 * @param variants - the variants chosen; the recipe's defaults stand in for those left out.
 */
export function classNames<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  recipe: SlotRecipe<Slot, Variants>,
  variants?: RecipeSelection<Variants>,
): Readonly<Record<Slot, string>>;
export function classNames<Variants extends RecipeVariantRecord>(
  recipe: Recipe<Variants>,
  variants?: RecipeSelection<Variants>,
): string;
export function classNames(recipe: Recipe | SlotRecipe, variants = {}): ClassNames {
  return namesOf(recipe, variants);
}

type ClassNames = string | Readonly<Record<string, string>>;

/** `classNames` for a recipe and variants that are known only at run time. */
export function namesOf(
  recipe: Recipe | SlotRecipe,
  variants: Readonly<Record<string, string | undefined>>,
): ClassNames {
  const { classes, defaultVariants } = compiledOf(recipe);
  const nameOf = ([name, ...axes]: CompiledClass) =>
    [name, ...axes.map((axis) => variants[axis] ?? defaultVariants[axis])].filter(Boolean).join('-');
  if (isOneClass(classes)) return nameOf(classes);
  return Object.fromEntries(Object.entries(classes).map(([slot, name]) => [slot, nameOf(name)]));
}

import type {
  RecipeDefinition,
  RecipeSelection,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
} from '@chakra-ui/react/styled-system';

/** A class: its name, and the variants whose chosen values follow it. */
export type CompiledClass = readonly [name: string, ...variants: string[]];

/** What the build makes of a Chakra recipe (`compiler/vite-plugin.ts`). */
export interface CompiledRecipe {
  /** The class of a recipe, or one a slot. */
  readonly classes: CompiledClass | Readonly<Record<string, CompiledClass>>;
  readonly defaultVariants: Readonly<Record<string, string>>;
}

/**
 * The class names of a Chakra recipe: one, or one a slot.
 *
 * @param variants - the variants chosen; the recipe's defaults stand in for those left out.
 */
export function classNames<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  recipe: SlotRecipeDefinition<Slot, Variants>,
  variants?: RecipeSelection<Variants>,
): Readonly<Record<Slot, string>>;
export function classNames<Variants extends RecipeVariantRecord>(
  recipe: RecipeDefinition<Variants>,
  variants?: RecipeSelection<Variants>,
): string;
export function classNames(
  recipe: object,
  variants: Readonly<Record<string, string>> = {},
): string | Readonly<Record<string, string>> {
  // The type checker sees the recipe as it is written, the site runs what the build made of it.
  const { classes, defaultVariants } = recipe as CompiledRecipe;
  const nameOf = ([name, ...axes]: CompiledClass) =>
    [name, ...axes.map((axis) => variants[axis] ?? defaultVariants[axis])].filter(Boolean).join('-');
  if (Array.isArray(classes)) return nameOf(classes as CompiledClass);
  return Object.fromEntries(
    Object.entries(classes).map(([slot, name]) => [slot, nameOf(name as CompiledClass)]),
  );
}

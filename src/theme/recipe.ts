import type {
  RecipeDefinition,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
} from '@chakra-ui/react/styled-system';

/** A class: its name, and the variants whose chosen values follow it. */
export type CompiledClass = readonly [name: string, ...variants: string[]];

type CompiledClasses = CompiledClass | Readonly<Record<string, CompiledClass>>;

/** Whether a recipe has a single class and not one per slot. */
export const isOneClass = (classes: CompiledClasses): classes is CompiledClass => Array.isArray(classes);

/** What the build makes of a Chakra recipe (`compiler/`): its class, or one per slot. */
export interface CompiledRecipe<Classes = CompiledClasses> {
  readonly classes: Classes;
  readonly defaultVariants: Readonly<Record<string, string>>;
}

/**
 * The export of a recipe module: for the compiler the definition in the source, for all others what the build makes of
 * it.
 */
export type Recipe<Variants extends RecipeVariantRecord = RecipeVariantRecord> =
  RecipeDefinition<Variants> | CompiledRecipe<CompiledClass>;

/** The export of a recipe module with a class for each slot. */
export type SlotRecipe<
  Slot extends string = string,
  Variants extends SlotRecipeVariantRecord<Slot> = SlotRecipeVariantRecord<Slot>,
> = SlotRecipeDefinition<Slot, Variants> | CompiledRecipe<Readonly<Record<Slot, CompiledClass>>>;

/** Defines the look of a component with one class, as Chakra's `defineRecipe` does. */
export const defineRecipe = <Variants extends RecipeVariantRecord>(
  definition: RecipeDefinition<Variants>,
): Recipe<Variants> => definition;

/** Defines the look of a component with one class per slot, as Chakra's `defineSlotRecipe` does. */
export const defineSlotRecipe = <Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  definition: SlotRecipeDefinition<Slot, Variants>,
): SlotRecipe<Slot, Variants> => definition;

/** The choices that a recipe leaves to its component: for each variant one of its values, or the default. */
export type VariantsOf<AnyRecipe extends Recipe | SlotRecipe> =
  Exclude<AnyRecipe, CompiledRecipe> extends { readonly variants?: infer Variants }
    ? { readonly [Axis in keyof NonNullable<Variants>]?: keyof NonNullable<Variants>[Axis] | undefined }
    : never;

/** The compiled recipe, for all code of the site. */
export function compiledOf(recipe: Recipe | SlotRecipe): CompiledRecipe {
  if (!('classes' in recipe)) throw new Error('A recipe is used before it is compiled');
  return recipe;
}

/** The definition of a recipe, for the compiler and for recipes made of another. */
export function definitionOf<Any extends Recipe | SlotRecipe>(recipe: Any) {
  if ('classes' in recipe) throw new Error('Of a compiled recipe only its classes are left');
  return recipe as Exclude<Any, { classes: unknown }>;
}

import type {
  RecipeDefinition,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
} from '@chakra-ui/react/styled-system';

/** A class: its name, and the variants whose chosen values follow it. */
export type CompiledClass = readonly [name: string, ...variants: string[]];

/** For each variant one of its values, or none for the default. */
export type Selection<Variants> = { readonly [Axis in keyof Variants]?: keyof Variants[Axis] | undefined };

/** What a recipe module gives to all code of the site: the recipe's class, and what its variants are by default. */
export interface Recipe<Choice extends object = object> {
  readonly classes: CompiledClass;
  readonly defaultVariants: Choice;
}

/** The same for a recipe with a class for each slot. */
export interface SlotRecipe<Slot extends string = string, Choice extends object = object> {
  readonly classes: Readonly<Record<Slot, CompiledClass>>;
  readonly defaultVariants: Choice;
}

/** The choices that a recipe leaves to its component. */
export type VariantsOf<AnyRecipe extends Recipe | SlotRecipe> = AnyRecipe['defaultVariants'];

/**
 * Defines the look of a component with one class, as Chakra's `defineRecipe` does. Its type is that of the class names
 * which the build puts in the place of the call (`compiler/vite-plugin.ts`); only the compiler gets the definition.
 */
export const defineRecipe = <Variants extends RecipeVariantRecord>(definition: RecipeDefinition<Variants>) =>
  definition as unknown as Recipe<Selection<Variants>>;

/** Defines the look of a component with one class for each slot, as Chakra's `defineSlotRecipe` does. */
export const defineSlotRecipe = <Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  definition: SlotRecipeDefinition<Slot, Variants>,
) => definition as unknown as SlotRecipe<Slot, Selection<Variants>>;

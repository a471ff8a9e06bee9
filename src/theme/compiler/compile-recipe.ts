import type {
  RecipeDefinition,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import {
  definitionOf,
  type CompiledClass,
  type CompiledRecipe,
  type Recipe,
  type SlotRecipe,
} from '../recipe.ts';
import { fullNames } from './names.ts';
import { styleSheet } from './style-sheet.ts';
import { system } from './system.ts';

type Definition = RecipeDefinition | SlotRecipeDefinition;
type Variants = Readonly<Record<string, string | undefined>>;

export interface CompilationResult {
  readonly compiled: CompiledRecipe;
  /** The style rules by class name. */
  readonly rules: Readonly<Record<string, string>>;
}

/**
 * Compiles one recipe with Chakra's system. A class is named after recipe and slot, and after the values of just
 * those variants that change it.
 *
 * @param exportName - `heroRecipe` makes classes of the form `hero-lead`, unless the recipe has a `className` of its
 *   own.
 * @throws {Error} when the name doesn't end in `Recipe`, or a style has an unknown token or slot.
 */
export function compileRecipe(
  exportName: string,
  source: Recipe | SlotRecipe,
  names = fullNames,
): CompilationResult {
  const recipe: Definition = definitionOf(source);
  const ownName = kebab(exportName.replace(/Recipe$/, ''));
  if (`${ownName}-recipe` !== kebab(exportName))
    throw new Error(`${exportName} is exported from a recipe file: name it ${exportName}Recipe, or move it.`);
  const name = recipe.className ?? ownName;
  const rules: Record<string, string> = {};
  const compileClass = (fullName: string, stylesOf: (variants: Variants) => SystemStyleObject) => {
    const className = names.classOf(fullName);
    const { variants, options } = relevantVariants(recipe, stylesOf);
    for (const option of options) {
      const values = variants.map((variant) => option[variant] ?? recipe.defaultVariants?.[variant]);
      const selected = [className, ...values].filter(Boolean).join('-');
      rules[selected] ??= styleSheet(`.${selected}`, stylesOf(option), names);
    }
    return [className, ...variants] as CompiledClass;
  };
  const classes =
    'slots' in recipe
      ? compileSlots(recipe, (slot, styles) => compileClass(`${name}-${kebab(slot)}`, styles))
      : compileClass(name, system.cva(recipe));
  const defaultVariants = (recipe.defaultVariants ?? {}) as Record<string, string>;
  return { compiled: { classes, defaultVariants }, rules };
}

function compileSlots(
  recipe: SlotRecipeDefinition,
  compileSlot: (slot: string, stylesOf: (variants: Variants) => SystemStyleObject) => CompiledClass,
): Readonly<Record<string, CompiledClass>> {
  const variants = Object.values((recipe.variants ?? {}) as Record<string, RecipeVariantRecord>);
  for (const part of [recipe.base ?? {}, ...variants.flatMap((variant) => Object.values(variant))])
    for (const slot of Object.keys(part))
      if (!recipe.slots.includes(slot)) throw new Error(`"${slot}" has styles, but is none of the slots.`);
  const slots = system.sva(recipe);
  const stylesOf = (slot: string) => (variants: Variants) =>
    (slots(variants) as Readonly<Record<string, SystemStyleObject | undefined>>)[slot] ?? {};
  return Object.fromEntries((recipe.slots ?? []).map((slot) => [slot, compileSlot(slot, stylesOf(slot))]));
}

/** The variants that change what `stylesOf` returns, and every combination of their values. */
function relevantVariants(recipe: Definition, stylesOf: (variants: Variants) => SystemStyleObject) {
  const axes = Object.entries((recipe.variants ?? {}) as Record<string, RecipeVariantRecord>);
  const options = axes.reduce<Variants[]>(
    (choices, [axis, values]) =>
      choices.flatMap((choice) =>
        [undefined, ...Object.keys(values)].map((value) => ({ ...choice, [axis]: value })),
      ),
    [{}],
  );
  const text = (variants: Variants) => JSON.stringify(stylesOf(variants));
  const variants = axes
    .map(([axis]) => axis)
    .filter((axis) => options.some((option) => text(option) !== text({ ...option, [axis]: undefined })));
  return { variants, options };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

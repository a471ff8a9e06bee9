import type {
  RecipeDefinition,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import type { CompiledClass, Recipe, SlotRecipe } from '../recipe.ts';
import { partsOf, type StylePart } from './style-order.ts';
import { styleSheet } from './style-sheet.ts';
import { system } from './system.ts';

/** What a recipe file's source defines. */
export type Definition = RecipeDefinition | SlotRecipeDefinition;
type Variants = Readonly<Record<string, string | undefined>>;

export interface CompiledExport {
  /** What its module calls it: `heroRecipe`. */
  readonly name: string;
  readonly compiled: Recipe | SlotRecipe;
  /** The style sheet of each class. */
  readonly rules: Readonly<Record<string, string>>;
}

/**
 * Compiles one recipe with Chakra's system. A class is named after recipe and slot, and after the values of just
 * those variants that change it.
 *
 * @param exportName - `heroRecipe` makes classes of the form `hero-lead`, unless the recipe has a `className` of its
 *   own.
 * @param shorten - what is written for `hero-lead`.
 * @throws {Error} when the name doesn't end in `Recipe`, or a style has an unknown token or slot.
 */
export function compileRecipe(
  exportName: string,
  recipe: Definition,
  shorten = (name: string) => name,
): CompiledExport {
  const ownName = kebab(exportName.replace(/Recipe$/, ''));
  if (`${ownName}-recipe` !== kebab(exportName))
    throw new Error(`${exportName} is exported from a recipe file: name it ${exportName}Recipe, or move it.`);
  const className = recipe.className ?? ownName;
  const rules: Record<string, string> = {};
  const compileClass = (name: string, stylesOf: (variants: Variants) => SystemStyleObject) => {
    const { variants, options } = relevantVariants(recipe, stylesOf);
    // Emotion knows Chakra's components by their own names.
    const root = recipe.className ? name : shorten(name);
    for (const option of options) {
      const values = variants.map((variant) => option[variant] ?? recipe.defaultVariants?.[variant]);
      const selected = [root, ...values].filter(Boolean).join('-');
      rules[selected] ??= styleSheet(`.${selected}`, stylesOf(option));
    }
    return [root, ...variants] as CompiledClass;
  };
  const classes =
    'slots' in recipe
      ? compileSlots(recipe, (slot, styles) => compileClass(`${className}-${kebab(slot)}`, styles))
      : compileClass(className, system.cva(recipe));
  const defaultVariants = (recipe.defaultVariants ?? {}) as Record<string, string>;
  return { name: exportName, compiled: { classes, defaultVariants } as Recipe | SlotRecipe, rules };
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

/** A part of the style sheet of all recipes, with the class that it belongs to. */
export interface ClassRule extends StylePart {
  readonly className: string;
}

/**
 * The rules of recipes, by class.
 *
 * @throws {Error} when two recipes share a class name.
 */
export function joinRules(recipes: readonly Pick<CompiledExport, 'name' | 'rules'>[]): readonly ClassRule[] {
  const owners = new Map<string, string>();
  return recipes.flatMap(({ name, rules }) =>
    Object.entries(rules).flatMap(([className, css]) => {
      const owner = owners.get(className);
      if (owner)
        throw new Error(
          `The recipes ${owner} and ${name} both make the class ${className}: rename one of them.`,
        );
      owners.set(className, name);
      return partsOf(css).map((part) => ({ className, ...part }));
    }),
  );
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

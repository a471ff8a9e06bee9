/**
 * The Chakra system of the browser. Chakra's own computes the styles of a component; this one has the same interface and
 * names the class that holds them (`recipes/`, compiled). It inserts no rules: they are in the page, or come with
 * `loadSiteStyles`.
 *
 * It relies on these internals of Chakra 3 and Emotion 11, which no documentation promises; the test beside it fails when
 * one changes:
 *
 * - A style is an object with `name` and `styles`, as Emotion's `SerializedStyles`: Chakra's factory hands it on, and
 *   Emotion writes `<key>-<name>` as the class.
 * - Emotion calls `cache.insert` for every style, and with `cache.compat` returns it as on a server.
 * - `ChakraProvider` asks for `$$chakra`, `_config.disableLayers` and `_global`.
 * - The factory asks for `css`, `cva`, `isValidProperty` and `splitCssProps`; components ask for `getRecipeFn`,
 *   `getSlotRecipeFn` and `sva`.
 * - A recipe is a function with `__cva__`, `variantKeys`, `splitVariantProps`, `classNameMap` and `merge`.
 */
import createCache from '@emotion/cache';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { classNames, hasOneClass } from '../class-names.ts';
import type { Recipe, SlotRecipe } from '../recipe.ts';
import { accordionRecipe } from '../recipes/accordion.recipe.ts';
import { fieldRecipe } from '../recipes/field.recipe.ts';
import { fieldsetRecipe } from '../recipes/fieldset.recipe.ts';
import { inputRecipe } from '../recipes/input.recipe.ts';
import { nativeSelectRecipe } from '../recipes/native-select.recipe.ts';
import { textareaRecipe } from '../recipes/textarea.recipe.ts';
import { toastRecipe } from '../recipes/toast.recipe.ts';

/** What the classes of Chakra's components begin with, before a hyphen: Emotion's key. */
const key = 'c';

export const emotionCache = createCache({ key });
emotionCache.insert = () => undefined;
// As on a server, Emotion adds no style elements to components: the page has its styles in its head.
emotionCache.compat = true;

/** The recipes by the keys under which Chakra's components ask for them. */
const recipes = {
  accordion: accordionRecipe,
  field: fieldRecipe,
  fieldset: fieldsetRecipe,
  input: inputRecipe,
  nativeSelect: nativeSelectRecipe,
  textarea: textareaRecipe,
  toast: toastRecipe,
};

interface ClassStyles {
  readonly name: string;
  readonly styles: string;
}
type Props = Readonly<Record<string, unknown>>;

const stylesOf = (className: string): ClassStyles => ({
  name: className.slice(key.length + 1),
  styles: className,
});

/** A recipe as Chakra's components call it. */
function runRecipe(recipe: Recipe | SlotRecipe | undefined) {
  const variantKeys = variantKeysOf(recipe);
  const run = (variants: Readonly<Record<string, string | undefined>>) => {
    if (!recipe) return {};
    const names = classNames(recipe, variants);
    if (typeof names === 'string') return stylesOf(names);
    return Object.fromEntries(Object.entries(names).map(([slot, name]) => [slot, stylesOf(name)]));
  };
  const splitVariantProps = (props: Props) => split(props, (name) => variantKeys.includes(name));
  const recipeFunction = Object.assign(run, {
    __cva__: true,
    variantKeys,
    splitVariantProps,
    classNameMap: {},
    merge: () => recipeFunction,
  });
  return recipeFunction;
}

function variantKeysOf(recipe: Recipe | SlotRecipe | undefined): readonly string[] {
  if (!recipe) return [];
  const classes = hasOneClass(recipe) ? [recipe.classes] : Object.values(recipe.classes);
  const variants = classes.flatMap(([, ...variants]) => variants);
  return [...new Set([...Object.keys(recipe.defaultVariants), ...variants])];
}

function split(props: Props, isFirst: (name: string) => boolean): [Props, Props] {
  const entries = Object.entries(props);
  return [
    Object.fromEntries(entries.filter(([name]) => isFirst(name))),
    Object.fromEntries(entries.filter(([name]) => !isFirst(name))),
  ];
}

const known = new Map(Object.entries(recipes).map(([name, recipe]) => [name, runRecipe(recipe)]));
const plain = runRecipe(undefined);
const recipeNamed = (name: string) => known.get(name) ?? plain;
const isStyleProp = (name: string) => name === 'css';

/** The value of the site's `ChakraProvider`: the part of the interface that components and their factory use. */
export const compiledSystem = {
  $$chakra: true,
  _config: { disableLayers: true },
  _global: [],
  css: (...styles: readonly unknown[]) => styles.find(isClassStyles) ?? {},
  cva: () => plain,
  sva: () => plain,
  getRecipeFn: recipeNamed,
  getSlotRecipeFn: recipeNamed,
  isValidProperty: isStyleProp,
  splitCssProps: (props: Props) => split(props, isStyleProp),
} as unknown as SystemContext;

const isClassStyles = (styles: unknown): styles is ClassStyles =>
  typeof styles === 'object' && styles !== null && 'name' in styles;

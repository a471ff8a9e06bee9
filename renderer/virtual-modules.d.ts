declare module 'virtual:boot-script' {
  /** The inline script of every page, bundled and minified from `src/app/boot`. */
  const bootScript: string;
  export default bootScript;
}

declare module 'virtual:site-styles' {
  import type { ClassRule } from '#src/theme/compiler/compile-recipe.ts';
  import type { StylePart } from '#src/theme/compiler/style-order.ts';

  /** The tokens and element defaults, in order. */
  export const defaults: readonly StylePart[];
  /** The rules of all recipes, in order. */
  export const rules: readonly ClassRule[];
  /** The addresses of a build's sheets: the rules of all recipes, and those of paper. */
  export const siteSheet: string | undefined;
  export const printSheet: string | undefined;
}

declare module 'virtual:page-dates' {
  /** The day each page's content last changed (YYYY-MM-DD), by path; without those whose day isn't known. */
  const pageDates: Readonly<Record<string, string>>;
  export default pageDates;
}

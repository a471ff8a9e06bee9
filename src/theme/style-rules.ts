import type { CompiledRecipe } from './class-names.ts';

/** The rules of all recipes in use, by class; kept while prerendering only. */
const registered = new Map<string, string>();

/**
 * Brings in the style rules of a compiled recipe. While prerendering they are kept for `rulesOfPage`; in the browser
 * those that the page hasn't got go into a sheet of their own (https://drafts.csswg.org/cssom/#adopted-style-sheets,
 * which no content security policy forbids). A prerendered page has the rules of every class it uses, so that taking
 * it over touches no style.
 *
 * @param rules - style rules by class name.
 */
export function adoptStyles(recipe: CompiledRecipe, rules: Readonly<Record<string, string>>): CompiledRecipe {
  const entries = Object.entries(rules);
  if (import.meta.env.SSR) for (const [name, css] of entries) registered.set(name, css);
  else {
    const missing = entries.filter(([name]) => document.getElementsByClassName(name).length === 0);
    if (missing.length > 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(missing.map(([, css]) => css).join(''));
      document.adoptedStyleSheets.push(sheet);
    }
  }
  return recipe;
}

/** The style rules of all classes in `html`, in the order of their first appearance: what is around comes first. */
export function rulesOfPage(html: string): string {
  const names = [...html.matchAll(/ class="(?<names>[^"]*)"/g)].flatMap(
    ({ groups }) => groups?.['names']?.split(' ') ?? [],
  );
  return [...new Set(names)].map((name) => registered.get(name) ?? '').join('');
}

/**
 * The style rules of all classes in `html`, in the order of their first appearance: what is around comes first.
 *
 * @param rules - the style rules of every recipe, by class name.
 */
export function rulesOfPage(html: string, rules: Readonly<Record<string, string>>): string {
  const names = [...html.matchAll(/ class="(?<names>[^"]*)"/g)].flatMap(
    ({ groups }) => groups?.['names']?.split(' ') ?? [],
  );
  return [...new Set(names)].map((name) => rules[name] ?? '').join('');
}

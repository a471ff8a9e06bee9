import { transform } from 'lightningcss';
import { parse, type AtRule } from 'postcss';

/** The width from which a media query holds, in rem; paper comes after all screens. */
const rankOf = (query: string) =>
  query === 'print' ? Infinity : Number(/width>=(?<width>[\d.]+)rem/.exec(query)?.groups?.['width'] ?? 0);

/**
 * Minifies a sheet and gathers its rules by media query, each query once: after all other rules, the wider screens after the
 * narrower, and print last, so that what a recipe says of a medium wins whatever the place of its component.
 */
export function groupMedia(css: string): string {
  const sheet = parse(css);
  const groups = new Map<string, AtRule>();
  sheet.each((rule) => {
    if (rule.type !== 'atrule' || rule.name !== 'media') return;
    const group = groups.get(rule.params);
    if (group) group.append(rule.nodes);
    else groups.set(rule.params, rule);
    rule.remove();
  });
  sheet.append([...groups.values()].toSorted((one, other) => rankOf(one.params) - rankOf(other.params)));
  const { code } = transform({ filename: 'page.css', code: Buffer.from(sheet.toString()), minify: true });
  return code.toString();
}

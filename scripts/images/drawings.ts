import { globSync, readFileSync } from 'node:fs';
import { palette } from '#src/theme/palette.ts';
import { plateColor, type SchemeColor } from '#src/theme/colors.ts';

/** Dark in both schemes, because they are on a plate or contain one. */
const darkDrawings: readonly string[] = ['public/favicon.svg'];

const colorsByName = new Map<string, SchemeColor>([
  ...palette.map(([name, color]) => [name.replace('--color-', ''), color] as const),
  ['plate', { light: plateColor, dark: plateColor }],
]);

/** Adds a `<style>` for classes such as `fill-brand-quiet`. Throws if the palette lacks the color. */
export function colorDrawing(file: string, isDark = darkDrawings.includes(file)): string {
  const drawing = readFileSync(file, 'utf8');
  const classes = [...new Set(drawing.match(/(?<=class="[^"]*)\b(?:fill|stroke)-[\w-]+/g))];
  if (classes.length === 0) return drawing;

  function createRule(name: string, scheme: keyof SchemeColor): string {
    const [property = '', colorName = ''] = name.split(/-(.*)/);
    const color = colorsByName.get(colorName);
    if (!color)
      throw new Error(
        `${file} has the class ${name}, but src/theme/colors.ts has no color ${colorName}. Use one of ${[...colorsByName.keys()].join(', ')}.`,
      );
    return `.${name}{${property}:${color[scheme].toLowerCase()}}`;
  }

  const createRules = (scheme: keyof SchemeColor) => classes.map((name) => createRule(name, scheme)).join('');
  const rules = isDark
    ? createRules('dark')
    : `${createRules('light')}@media(prefers-color-scheme:dark){${createRules('dark')}}`;
  return drawing.replace(/(<svg[^>]*>)(?:<style>.*?<\/style>)?/s, `$1<style>${rules}</style>`);
}

export const colorDrawings = () =>
  globSync('public/**/*.svg').map((file) => ({ file, content: colorDrawing(file) }));

import { colors, darkPaperColor, darkPlateColor, plateColor, type SchemeColor } from './colors.ts';

const isColor = (value: object): value is SchemeColor => 'light' in value;

/** The name of `colors.bg.panel` is `--color-bg-panel`. */
export const palette: readonly (readonly [name: string, color: SchemeColor])[] = Object.entries(
  colors,
).flatMap(([role, tones]) =>
  isColor(tones)
    ? [[`--color-${role}`, tones] as const]
    : Object.entries(tones).map(
        ([tone, color]: [string, SchemeColor]) =>
          [tone === 'DEFAULT' ? `--color-${role}` : `--color-${role}-${tone}`, color] as const,
      ),
);

const createRootRule = (format: (color: SchemeColor) => string, plate: string) =>
  `:root{${palette.map(([name, color]) => `${name}:${format(color)};`).join('')}--color-bg-plate:${plate};--color-bg-paper:${colors.bg.raised.light}}`;

export const paletteCss = [
  createRootRule(({ light, dark }) => `light-dark(${light},${dark})`, plateColor),
  // Uses no `light-dark()`, because a plate has the dark scheme in both.
  `@media (prefers-color-scheme:dark){:root{--color-bg-plate:${darkPlateColor};--color-bg-paper:${darkPaperColor}}}`,
  // Below the browser floor (docs/decisions/014-browser-floor.md), everything is light, plates included.
  '@supports not (color:light-dark(red,red)){',
  createRootRule(({ light }) => light, colors.bg.panel.light),
  '*{color-scheme:light!important}}',
].join('');

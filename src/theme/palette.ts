import { colors, plateColor, darkPlateColor, type SchemeColor } from '#shared/colors.ts';

const scheme = ({ light, dark }: SchemeColor) => `light-dark(${light},${dark})`;

const isColor = (value: object): value is SchemeColor => 'light' in value;

/** The custom properties of the palette: `--color-bg-panel` for `colors.bg.panel`. */
const paletteProperties: Readonly<Record<`--color-${string}`, string>> = Object.fromEntries(
  Object.entries(colors).flatMap(([role, tones]) =>
    isColor(tones)
      ? [[`--color-${role}`, scheme(tones)]]
      : Object.entries(tones).map(([tone, color]: [string, SchemeColor]) => [
          tone === 'DEFAULT' ? `--color-${role}` : `--color-${role}-${tone}`,
          scheme(color),
        ]),
  ),
);

/** The palette as CSS, which every page holds before its other styles. */
export const paletteCss = [
  `:root{${Object.entries({ ...paletteProperties, '--color-bg-plate': plateColor })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`,
  // Not `light-dark()`: a plate has the dark scheme by day too.
  `@media (prefers-color-scheme:dark){:root{--color-bg-plate:${darkPlateColor}}}`,
].join('');

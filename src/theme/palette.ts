import { colours, plateColour, plateColourByNight, type SchemeColour } from '#shared/colours.ts';

const scheme = ({ light, dark }: SchemeColour) => `light-dark(${light},${dark})`;

const isColor = (value: object): value is SchemeColour => 'light' in value;

/** The custom properties of the palette: `--color-bg-panel` for `colours.bg.panel`. */
const paletteProperties: Readonly<Record<`--color-${string}`, string>> = Object.fromEntries(
  Object.entries(colours).flatMap(([role, tones]) =>
    isColor(tones)
      ? [[`--color-${role}`, scheme(tones)]]
      : Object.entries(tones).map(([tone, color]: [string, SchemeColour]) => [
          tone === 'DEFAULT' ? `--color-${role}` : `--color-${role}-${tone}`,
          scheme(color),
        ]),
  ),
);

/** The palette as CSS, which every page holds before its other styles. */
export const paletteCss = [
  `:root{${Object.entries({ ...paletteProperties, '--color-bg-plate': plateColour })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`,
  // Not `light-dark()`: a plate has the dark scheme by day too.
  `@media (prefers-color-scheme:dark){:root{--color-bg-plate:${plateColourByNight}}}`,
].join('');

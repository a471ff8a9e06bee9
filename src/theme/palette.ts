import { colors, plateColor, darkPlateColor, type SchemeColor } from '#shared/colors.ts';

const formatLightDark = ({ light, dark }: SchemeColor) => `light-dark(${light},${dark})`;

const isColor = (value: object): value is SchemeColor => 'light' in value;

/** `--color-bg-panel` for `colors.bg.panel`. */
const paletteProperties: Readonly<Record<`--color-${string}`, string>> = Object.fromEntries(
  Object.entries(colors).flatMap(([role, tones]) =>
    isColor(tones)
      ? [[`--color-${role}`, formatLightDark(tones)]]
      : Object.entries(tones).map(([tone, color]: [string, SchemeColor]) => [
          tone === 'DEFAULT' ? `--color-${role}` : `--color-${role}-${tone}`,
          formatLightDark(color),
        ]),
  ),
);

export const paletteCss = [
  `:root{${Object.entries({ ...paletteProperties, '--color-bg-plate': plateColor })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`,
  // Not `light-dark()`: a plate uses the dark scheme in both.
  `@media (prefers-color-scheme:dark){:root{--color-bg-plate:${darkPlateColor}}}`,
].join('');

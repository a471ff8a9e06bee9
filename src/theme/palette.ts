import { colors, plateColor, darkPlateColor, type SchemeColor } from '#shared/colors.ts';

const formatLightDark = ({ light, dark }: SchemeColor) => `light-dark(${light},${dark})`;

const isColor = (value: object): value is SchemeColor => 'light' in value;

/** The name of `colors.bg.panel` is `--color-bg-panel`. */
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
  // Uses no `light-dark()`, because a plate has the dark scheme in both.
  `@media (prefers-color-scheme:dark){:root{--color-bg-plate:${darkPlateColor}}}`,
].join('');

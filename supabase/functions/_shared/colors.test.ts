import { expect, test } from 'vitest';
import { colors, darkPaperColor, darkPlateColor, plateColor, type SchemeColor } from './colors.ts';

type Colors = Readonly<Record<string, SchemeColor>>;

const { bg, fg, brand, ind, danger, control } = colors;
const light = bg.DEFAULT.light;
const backgrounds: Colors = {
  ...bg,
  plate: { light, dark: plateColor },
  darkPlate: { light, dark: darkPlateColor },
};
const paper: Colors = { paper: { light: bg.raised.light, dark: darkPaperColor } };
const paperText: Colors = Object.fromEntries(
  Object.entries({ ...fg, brand: brand.DEFAULT }).map(([name, { light: color }]) => [
    name,
    { light: color, dark: color },
  ]),
);
const solid: Colors = { brand: brand.DEFAULT, hover: brand.hover };

/** Relative luminance (WCAG 2.2) of `#RRGGBB`. */
function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(first: string, second: string): number {
  const luminances = [computeLuminance(first), computeLuminance(second)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

const listPairs = (front: Colors, back: Colors, minimum: number) =>
  Object.entries(front).flatMap(([name, color]) =>
    Object.entries(back).map(([onto, background]) => ({ name, onto, color, background, minimum })),
  );

test.each([
  ...listPairs({ ...fg, ...solid, danger }, { ...backgrounds, quiet: brand.quiet }, 7),
  ...listPairs({ ind }, backgrounds, 7),
  ...listPairs(paperText, paper, 7),
  ...listPairs({ contrast: brand.contrast }, solid, 7),
  ...listPairs({ control }, backgrounds, 3),
])('$name on $onto has a contrast of $minimum:1 in both schemes', ({ color, background, minimum }) => {
  expect(computeContrast(color.light, background.light)).toBeGreaterThanOrEqual(minimum);
  expect(computeContrast(color.dark, background.dark)).toBeGreaterThanOrEqual(minimum);
});

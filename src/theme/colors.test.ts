import { expect, test } from 'vitest';
import { colors, darkPaperColor, darkPlateColor, plateColor, type SchemeColor } from './colors.ts';

type Colors = Readonly<Record<string, SchemeColor>>;

const { bg, fg, brand, ind, danger, control } = colors;
const backgrounds: Colors = { bg: bg.DEFAULT, 'bg.panel': bg.panel, 'bg.raised': bg.raised };
const plate: Colors = { plate: { light: plateColor, dark: darkPlateColor } };
const quiet: Colors = { 'brand.quiet': brand.quiet };
const paper: Colors = { paper: { light: bg.raised.light, dark: darkPaperColor } };
const solid: Colors = { brand: brand.DEFAULT, 'brand.hover': brand.hover };
const text: Colors = { fg: fg.DEFAULT, 'fg.muted': fg.muted, ...solid, danger };

/** A plate has the colors of the dark scheme in both, a sample document those of the light one. */
const fixScheme = (scheme: keyof SchemeColor, colors: Colors): Colors =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, { light: color[scheme], dark: color[scheme] }]),
  );

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
  ...listPairs(text, { ...backgrounds, ...quiet }, 4.5),
  ...listPairs({ ind }, backgrounds, 4.5),
  ...listPairs({ ind }, quiet, 3),
  ...listPairs(fixScheme('dark', { ...text, ind }), plate, 4.5),
  ...listPairs(fixScheme('light', text), paper, 4.5),
  ...listPairs(fixScheme('light', { ind }), paper, 3),
  ...listPairs({ 'brand.contrast': brand.contrast }, solid, 4.5),
  ...listPairs({ control }, backgrounds, 3),
  ...listPairs(fixScheme('dark', { control }), plate, 3),
])(
  '$name on $onto has a contrast of $minimum:1 in both schemes',
  ({ name, onto, color, background, minimum }) => {
    for (const scheme of ['light', 'dark'] as const) {
      const [front, back] = [color[scheme], background[scheme]];
      const contrast = computeContrast(front, back);
      const fix = computeLuminance(front) < computeLuminance(back) ? 'darker' : 'lighter';
      expect(
        contrast,
        `${name} ${front} on ${onto} ${back} has a contrast of ${contrast.toFixed(2)}:1 instead of ${minimum}:1. Choose a ${fix} ${name} in src/theme/colors.ts.`,
      ).toBeGreaterThanOrEqual(minimum);
    }
  },
);

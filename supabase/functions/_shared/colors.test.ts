import { describe, expect, test } from 'vitest';
import { colors, plateColor, darkPlateColor } from './colors.ts';

const { bg, fg, brand, accent, danger, control } = colors;
const plate = { light: bg.DEFAULT.light, dark: plateColor };
const darkPlate = { light: bg.DEFAULT.light, dark: darkPlateColor };
const backgrounds = {
  ...listTokens('bg', bg),
  'bg.plate': plate,
  'bg.plate in the dark scheme': darkPlate,
  'brand.quiet': brand.quiet,
};
const solid = { brand: brand.DEFAULT, 'brand.hover': brand.hover };
const texts = { ...listTokens('fg', fg), ...solid, danger };

function listTokens<Token>(name: string, tokens: Readonly<Record<string, Token>>) {
  return Object.fromEntries(
    Object.entries(tokens).map(([part, token]) => [part === 'DEFAULT' ? name : `${name}.${part}`, token]),
  );
}

/** Relative luminance (WCAG 2.2) of `#RRGGBB`. */
function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(first), computeLuminance(second)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const pairs = (
    front: Readonly<Record<string, typeof accent>>,
    back: Readonly<Record<string, typeof accent>>,
  ) =>
    Object.entries(front).flatMap(([name, color]) =>
      Object.entries(back).map(
        ([onto, token]) => [`${name} on ${onto}`, computeContrast(color[scheme], token[scheme])] as const,
      ),
    );
  const { 'brand.quiet': _, ...plain } = backgrounds;

  test.each([
    ...pairs(texts, backgrounds),
    ...pairs({ accent }, plain),
    ...pairs({ 'brand.contrast': brand.contrast }, solid),
  ])('text color %s has a contrast of 7:1', (_pair, contrast) => expect(contrast).toBeGreaterThanOrEqual(7));

  test.each(pairs({ control }, plain))('outline %s has a contrast of 3:1', (_pair, contrast) =>
    expect(contrast).toBeGreaterThanOrEqual(3),
  );
});

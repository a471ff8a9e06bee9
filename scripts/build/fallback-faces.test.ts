import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import fallbackFaces from '#src/theme/fonts/fallback-faces.json';
import { createFallbackFaces } from './fallback-faces.ts';

test('a fallback face has the same line height as its typeface', () => {
  const faces = createFallbackFaces('Figtree', { ascent: 950, descent: -250, unitsPerEm: 1000 });
  expect(faces.length).toBeGreaterThan(0);
  for (const { sizeAdjust, ascentOverride, descentOverride } of faces) {
    const scale = parseFloat(sizeAdjust) / 100;
    expect(parseFloat(ascentOverride) * scale).toBeCloseTo(95, 0);
    expect(parseFloat(descentOverride) * scale).toBeCloseTo(25, 0);
  }
});

test('the font stacks name every fallback face', () => {
  const tokens = readFileSync('src/theme/tokens.css', 'utf8');
  for (const { fontFamily } of fallbackFaces) expect(tokens).toContain(`'${fontFamily}'`);
});

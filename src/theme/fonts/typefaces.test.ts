import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the font stacks name every typeface and fallback face', () => {
  const faces = readFileSync('src/theme/fonts/typefaces.css', 'utf8').matchAll(/font-family: '?([^';]+)/g);
  const tokens = readFileSync('src/theme/tokens.css', 'utf8');
  for (const [, face] of faces) expect(tokens).toContain(`'${face}'`);
});

import { expect, test } from 'vitest';
import { icons } from '#src/site/pictures.ts';
import { createManifest } from './web-manifest.ts';

test('the manifest names an icon for every use but iOS, which reads none', () => {
  const { icons: named } = createManifest('What we do.');
  expect(named.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  expect(named).toHaveLength(icons.length - 1);
});

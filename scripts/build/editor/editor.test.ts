import { expect, test } from 'vitest';
import { useLocalFonts } from './editor.ts';

const cdn = 'https://cdn.jsdelivr.net/fontsource/fonts';
const script = `url(${cdn}/source-sans-3:vf@5.3.0/latin-wght-normal.woff2) url(${cdn}/noto-mono@5.3.0/latin-400-normal.woff2) url(${cdn}/material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2)`;
const assets = [
  'material-symbols-outlined-latin-wght-normal-_Z1.woff2',
  'noto-mono-latin-400-normal-D8.woff2',
  'source-sans-3-latin-wght-normal-Bq.woff2',
];

test('the editor loads its fonts from its own host', () => {
  expect(useLocalFonts(script, assets)).toBe(
    `url(/cms/assets/${assets[2]}) url(/cms/assets/${assets[1]}) url(/cms/assets/${assets[0]})`,
  );
});

test('a version of the editor with other fonts stops the build', () => {
  expect(() => useLocalFonts(`${script} ${script}`, assets)).toThrow('has 6 font URLs instead of 3');
  expect(() => useLocalFonts('', assets)).toThrow('has 0 font URLs instead of 3');
  expect(() => useLocalFonts(script, [])).toThrow(`has no file for ${cdn}/source-sans-3`);
});

/**
 * `npm run fonts`: subsets the two typefaces to the characters the site sets and writes the metrics that
 * make the fall-back fonts take the same room, so that nothing moves when the files arrive.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const asciiCharacters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${asciiCharacters}–—‘’“”…•·→←↑↓×≤≥±°©®™€£é½µ≈✓\u00a0`;

const faces = [
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    output: 'src/theme/fonts/figtree.woff2',
    axes: { wght: { min: 400, max: 700 } },
    fallback: 'Arial',
  },
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    output: 'src/theme/fonts/fraunces.woff2',
    // One display cut: headings use a single weight at large sizes.
    axes: { wght: 520, opsz: 72, SOFT: 0, WONK: 0 },
    fallback: 'Georgia',
  },
] as const;

const fallbackMetrics = {
  Arial: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 904 },
  Georgia: {
    familyName: 'Georgia',
    ascent: 1878,
    descent: -449,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
};

await mkdir('src/theme/fonts', { recursive: true });
const fallbackFaces = [];
for (const face of faces) {
  const original = await readFile(require.resolve(face.source));
  const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: face.axes });
  await writeFile(face.output, subset);
  const ttf = await subsetFont(original, characters, { targetFormat: 'sfnt', variationAxes: face.axes });
  const ttfPath = `node_modules/.cache/${face.family}.ttf`;
  await mkdir('node_modules/.cache', { recursive: true });
  await writeFile(ttfPath, ttf);
  const metrics = await fromFile(ttfPath);
  const { fontFaces } = createFontStack(
    [{ ...metrics, familyName: face.family }, fallbackMetrics[face.fallback]],
    {
      fontFaceFormat: 'styleObject',
    },
  );
  fallbackFaces.push(...fontFaces.map((fontFace) => fontFace['@font-face']));
  console.log(`${face.output}: ${subset.length} bytes`);
}
await writeFile('src/theme/fonts/fallback-faces.json', `${JSON.stringify(fallbackFaces, null, 2)}\n`);

/**
 * `npm run fonts`: subsets the two typefaces to the characters the site sets, those of the built pages included, and
 * writes the fallback faces, which are as large, so that nothing moves when the files arrive. Letters from a
 * typeface's second file (Ł, ő) get a small separate file, which pages name by its range.
 */
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import { parseHTML } from 'linkedom';
import subsetFont from 'subset-font';
import { runCommand } from '#scripts/run-command.ts';
import { visibleText } from './built-page.ts';
import { createFallbackFaces } from './fallback-faces.ts';
import { displayCut, readTypeface } from './typefaces.ts';

const folder = 'src/theme/fonts';
const asciiCharacters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const baseCharacters = `${asciiCharacters}–—‘’“”…•·→←↑↓×≤≥±°©®™€£é½µ≈✓\u00a0`;

const faces = [
  {
    family: 'Figtree',
    name: 'figtree',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    family: 'Fraunces',
    name: 'fraunces',
    axes: displayCut,
  },
] as const;

type Face = (typeof faces)[number];
type Part = Parameters<typeof readTypeface>[1];

/** The characters of the built pages; none where nothing has been built. */
async function charactersOfPages(): Promise<string> {
  const files = globSync('dist/client/**/*.html');
  if (files.length === 0)
    console.log(
      'No built pages: only the base set is taken. `npm run build` first to add the copy’s letters.',
    );
  const texts = files.map(async (file) => visibleText(parseHTML(await readFile(file, 'utf8')).document.body));
  return (await Promise.all(texts)).join('');
}

/** The glyphs of a typeface's file, as characters. */
async function glyphsOf({ family }: Face, part: Part) {
  const font = create(await readTypeface(family, part));
  if (font.isCollection) throw new Error(`${family} is a collection of fonts`);
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
}

const subsetTo = async ({ family, axes }: Face, part: Part, text: string, targetFormat: 'woff2' | 'sfnt') =>
  subsetFont(await readTypeface(family, part), text, { targetFormat, variationAxes: axes });

async function writeFace(face: Face, characters: ReadonlySet<string>) {
  const latin = await glyphsOf(face, 'latin');
  const extended = await glyphsOf(face, 'latin-ext');
  const metrics = await fromBuffer(await subsetTo(face, 'latin', baseCharacters, 'sfnt'));
  const fallbackFaces = createFallbackFaces(face.family, metrics);
  const further = [...characters].filter((character) => !latin.has(character) && extended.has(character));
  const subset = await subsetTo(face, 'latin', [...characters].join(''), 'woff2');
  await writeFile(`${folder}/${face.name}.woff2`, subset);
  await rm(`${folder}/${face.name}-extended.woff2`, { force: true });
  if (further.length > 0)
    await writeFile(
      `${folder}/${face.name}-extended.woff2`,
      await subsetTo(face, 'latin-ext', further.join(''), 'woff2'),
    );
  console.log(
    `${face.family}: ${subset.length} bytes${further.length > 0 ? `, and ${further.join('')}` : ''}`,
  );
  return { fallbackFaces, further, glyphs: new Set([...latin, ...extended]) };
}

async function writeFonts(): Promise<void> {
  const characters = new Set(Array.from(baseCharacters + (await charactersOfPages())).toSorted());
  const written = await Promise.all(faces.map((face) => writeFace(face, characters)));
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);
  const foreign = [...characters].filter(
    (character) => isLetter(character) && written.some(({ glyphs }) => !glyphs.has(character)),
  );
  if (foreign.length > 0)
    console.log(`Not in both typefaces: ${foreign.join(' ')}. Readers see these in a typeface of their own.`);
  const subset = {
    letters: [...characters].filter(isLetter).join(''),
    extended: [...new Set(written.flatMap(({ further }) => further))].join(''),
  };
  await writeFile(`${folder}/subset.json`, `${JSON.stringify(subset, null, 2)}\n`);
  const fallbackFaces = written.flatMap((face) => face.fallbackFaces);
  await writeFile(`${folder}/fallback-faces.json`, `${JSON.stringify(fallbackFaces, null, 2)}\n`);
}

await runCommand(writeFonts);

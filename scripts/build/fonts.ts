/**
 * `npm run fonts`: subsets the two typefaces to a base set of characters and those of the built pages. Letters outside the
 * latin file (Ł, ő) get a second small file with a unicode-range. Also writes fallback faces with the same metrics, so that
 * the layout doesn't shift when the fonts load. Commit the files.
 */
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import { parseHTML } from 'linkedom';
import subsetFont from 'subset-font';
import { runCommand } from '#scripts/run-command.ts';
import { readVisibleText } from './built-page.ts';
import { createFallbackFaces } from './fallback-faces.ts';
import { frauncesAxes, readTypeface } from './typefaces.ts';

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
    axes: frauncesAxes,
  },
] as const;

type Face = (typeof faces)[number];
type FontSubset = Parameters<typeof readTypeface>[1];

async function readPageCharacters(): Promise<string> {
  const files = globSync('dist/client/**/*.html');
  if (files.length === 0)
    console.log(
      'No built pages found, so the fonts get only the base characters. Run `npm run build` first to add those of the copy.',
    );
  const texts = files.map(async (file) =>
    readVisibleText(parseHTML(await readFile(file, 'utf8')).document.body),
  );
  return (await Promise.all(texts)).join('');
}

async function readGlyphs({ family }: Face, subset: FontSubset) {
  const font = create(await readTypeface(family, subset));
  if (font.isCollection) throw new Error(`${family} is a collection of fonts`);
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
}

const createSubset = async (
  { family, axes }: Face,
  subset: FontSubset,
  text: string,
  targetFormat: 'woff2' | 'sfnt',
) => subsetFont(await readTypeface(family, subset), text, { targetFormat, variationAxes: axes });

async function writeFace(face: Face, characters: ReadonlySet<string>) {
  const latin = await readGlyphs(face, 'latin');
  const extended = await readGlyphs(face, 'latin-ext');
  const metrics = await fromBuffer(await createSubset(face, 'latin', baseCharacters, 'sfnt'));
  const fallbackFaces = createFallbackFaces(face.family, metrics);
  const extendedCharacters = [...characters].filter(
    (character) => !latin.has(character) && extended.has(character),
  );
  const subset = await createSubset(face, 'latin', [...characters].join(''), 'woff2');
  await writeFile(`${folder}/${face.name}.woff2`, subset);
  await rm(`${folder}/${face.name}-extended.woff2`, { force: true });
  if (extendedCharacters.length > 0)
    await writeFile(
      `${folder}/${face.name}-extended.woff2`,
      await createSubset(face, 'latin-ext', extendedCharacters.join(''), 'woff2'),
    );
  console.log(
    `${face.family}: ${subset.length} bytes${extendedCharacters.length > 0 ? `, second file with ${extendedCharacters.join('')}` : ''}`,
  );
  return { fallbackFaces, extendedCharacters, glyphs: new Set([...latin, ...extended]) };
}

async function writeFonts(): Promise<void> {
  const characters = new Set(Array.from(baseCharacters + (await readPageCharacters())).toSorted());
  const results = await Promise.all(faces.map((face) => writeFace(face, characters)));
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);
  const missing = [...characters].filter(
    (character) => isLetter(character) && results.some(({ glyphs }) => !glyphs.has(character)),
  );
  if (missing.length > 0)
    console.log(
      `Missing from at least one typeface: ${missing.join(' ')}. Browsers show these letters in a system font.`,
    );
  const subset = {
    letters: [...characters].filter(isLetter).join(''),
    extended: [...new Set(results.flatMap(({ extendedCharacters }) => extendedCharacters))].join(''),
  };
  await writeFile(`${folder}/subset.json`, `${JSON.stringify(subset, null, 2)}\n`);
  const fallbackFaces = results.flatMap((face) => face.fallbackFaces);
  await writeFile(`${folder}/fallback-faces.json`, `${JSON.stringify(fallbackFaces, null, 2)}\n`);
}

await runCommand(writeFonts);

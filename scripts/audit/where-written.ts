import { globSync, readFileSync } from 'node:fs';
import { pageFolder } from '#src/site/paths.ts';

/** Where copy is written, most likely place first: the page's own folder, the site's facts, then the rest. */
const sourcesOf = (path: string) => [
  ...globSync(`${pageFolder(path)}/*.{ts,tsx}`),
  ...globSync('src/site/*.ts').toSorted(),
  ...globSync('src/{components,forms}/**/*.{ts,tsx}').toSorted(),
];

/** How a text may be spelled in a string literal. */
const spellings = (text: string) => [text, text.replaceAll("'", String.raw`\'`)];

/**
 * Where a text of the page at `path` is written, as `file:line`; `undefined` where the copy composes it.
 *
 * @param texts - what to look for, the most telling first.
 */
export function whereWritten(texts: readonly string[], path: string): string | undefined {
  const files = sourcesOf(path)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
  for (const spelling of texts.flatMap(spellings)) {
    for (const { file, lines } of files) {
      const index = lines.findIndex((line) => line.includes(spelling));
      if (index >= 0) return `${file}:${index + 1}`;
    }
  }
  return undefined;
}

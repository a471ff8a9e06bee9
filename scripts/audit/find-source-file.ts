import { globSync, readFileSync } from 'node:fs';
import { pageFolder } from '#src/site/paths.ts';

/** Where copy is written, most likely place first: the page's own folder, the site's facts, then the rest. */
const sourcesOf = (path: string) =>
  [`${pageFolder(path)}/*.{ts,tsx}`, 'src/site/*.ts', 'src/**/*.{ts,tsx}']
    .flatMap((pattern) => globSync(pattern).toSorted())
    .filter((file) => !/\.test\.tsx?$/.test(file));

/**
 * Where a text of the page at `path` is written, as `file:line`; `undefined` if the copy composes it.
 *
 * @param texts - what to look for, the most telling first.
 */
export function findSourceFile(texts: readonly string[], path: string): string | undefined {
  const files = sourcesOf(path).map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
  for (const text of texts) {
    // In a string literal, an apostrophe may be escaped.
    const spellings = [text, text.replaceAll("'", String.raw`\'`)];
    for (const { file, lines } of files) {
      const index = lines.findIndex((line) => spellings.some((spelling) => line.includes(spelling)));
      if (index >= 0) return `${file}:${index + 1}`;
    }
  }
  return undefined;
}

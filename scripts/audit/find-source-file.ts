import { globSync, readFileSync } from 'node:fs';
import { getPageFolder } from '#src/site/paths.ts';

const listSourceFiles = (path: string) =>
  [`${getPageFolder(path)}/*.{ts,tsx}`, 'src/site/*.ts', 'src/**/*.{ts,tsx}']
    .flatMap((pattern) => globSync(pattern).toSorted())
    .filter((file) => !/\.test\.tsx?$/.test(file));

/** Returns `file:line` of the first text found, or undefined if none is in one piece. Pass the most specific text first. */
export function findSourceFile(texts: readonly string[], path: string): string | undefined {
  const files = listSourceFiles(path).map((file) => ({
    file,
    lines: readFileSync(file, 'utf8').split('\n'),
  }));
  for (const text of texts) {
    // The string literal may escape an apostrophe.
    const spellings = [text, text.replaceAll("'", String.raw`\'`)];
    for (const { file, lines } of files) {
      const index = lines.findIndex((line) => spellings.some((spelling) => line.includes(spelling)));
      if (index >= 0) return `${file}:${index + 1}`;
    }
  }
  return undefined;
}

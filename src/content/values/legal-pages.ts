import { listContentFiles } from '#src/content/readers/content-files.ts';

const rows = {
  privacy: {
    path: '/privacy',
    kind: 'legal',
    sitemapGroup: 'legal',
    related: [],
  },
  terms: {
    path: '/terms',
    kind: 'legal',
    sitemapGroup: 'legal',
    related: [],
  },
} as const;

type LegalRow = (typeof rows)[keyof typeof rows];

/** Includes pages without a text. */
export const legalPaths: readonly string[] = Object.values(rows).map(({ path }) => path);

export const legalRows: readonly LegalRow[] = findLegalRows(listContentFiles('content/legal', '.md'));

/** @throws {Error} naming files that are no legal page */
export function findLegalRows(names: readonly string[]): readonly LegalRow[] {
  const unknown = names.filter((name) => !Object.hasOwn(rows, name));
  if (unknown.length > 0)
    throw new Error(
      unknown
        .map(
          (name) =>
            `content/legal/${name}.md isn't the text of a page. Rename it to ${Object.keys(rows).join('.md or ')}.md, or remove it.`,
        )
        .join('\n'),
    );
  return Object.entries(rows).flatMap(([name, row]) => (names.includes(name) ? [row] : []));
}

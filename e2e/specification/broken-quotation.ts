import { readFileSync } from 'node:fs';
import { whereWritten } from '#scripts/audit/where-written.ts';

const textsFile = 'e2e/specification/texts.ts';

/** Something that the specification quotes and the site doesn't say. */
export interface BrokenQuotation {
  /** Section of the specification. */
  readonly section: number;
  /** Such as "heading" or "link". */
  readonly what: string;
  readonly wanted: string;
  /** The pages that don't say it. */
  readonly paths: readonly string[];
  /** What these pages say in such places. */
  readonly current: readonly string[];
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** The share of words that two texts have in common. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return common / Math.max(words.size, others.size, 1);
}

/** The lines of that file with a text, or with its page if the text is put together there. */
function linesOf(wanted: string, paths: readonly string[]): string {
  const lines = readFileSync(textsFile, 'utf8').split('\n');
  const linesWith = (search: string) =>
    lines.flatMap((line, index) => (line.includes(search) ? [index + 1] : []));
  const [found = []] = [`'${wanted}'`, `"${wanted}"`, wanted, `'${paths[0]}': {`]
    .map(linesWith)
    .filter((numbers) => numbers.length > 0);
  return found.length === 1 ? `line ${found[0]}` : `lines ${found.join(', ')}`;
}

/** One line with what the specification quotes, what the site says now, and what to change if that is on purpose. */
export function describeBroken({ section, what, wanted, paths, current }: BrokenQuotation): string {
  const [nearest] = current
    .map((text) => ({ text, share: likeness(text, wanted) }))
    .filter(({ share }) => share >= 0.4)
    .toSorted((one, other) => other.share - one.share);
  const place = nearest && whereWritten([nearest.text], paths[0] ?? '/');
  const now = nearest ? `${place ?? 'the page'} says “${nearest.text}” now` : 'it doesn’t stand there now';
  return `The specification's section ${section} quotes the ${what} “${wanted}” on ${paths.join(' and ')}; ${now}. If that's on purpose, change ${linesOf(wanted, paths)} of ${textsFile}.`;
}

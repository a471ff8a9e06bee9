import { createElement, Fragment, type ReactNode } from 'react';
import textStyles from '#src/theme/text.module.css';

/** Figures that stay on one line: `20-30%`, `$2,500-$7,500`, `1.0 mg`, `30-minute`, `20+ years`, `pre-IND`. */
const figures = [
  String.raw`(?:\$?\d[\d,]*[-–])?\d[\d.,]*\+?[- ](?:business )?(?:day|week|month|year|minute|MB|mg|m)s?\b`,
  String.raw`\$?\d[\d,]*[-–]\$?\d[\d,]*%?`,
  String.raw`\bpre-IND\b`,
].join('|');

/**
 * Words that stay on one line in headings: `grant-funded`, `Series A/B`, `Delivers—Even`, a dash and the words at its
 * sides.
 */
const compounds = String.raw`\S+ — \S+|[\p{L}\d]+(?:[-/—][\p{L}\d]+)+`;

// Splitting by a pattern with one group puts the matches between the other parts.
const figure = new RegExp(`(${figures})`, 'iu');
const figureOrCompound = new RegExp(`(${figures}|${compounds})`, 'iu');

/**
 * Running text whose ranges, numbers with their unit and "pre-IND" don't break over lines. The text stays to the
 * letter, for search, copies and readers of the source.
 */
export const unbroken = (text: string): ReactNode => render(text.split(figure));

/**
 * A heading's text as `unbroken` gives it, in which compounds and dashes don't break and no short last word is left
 * alone. Of several sentences, one that doesn't fit on the line begins the next.
 */
export function unbrokenHeading(text: string): ReactNode {
  const sentences = text.split(/(?<=[.?!] )/);
  if (sentences.length === 1) return unbrokenSentence(text);
  const className = textStyles.sentence;
  return sentences.flatMap((sentence, index) => [
    index > 0 && ' ',
    createElement('span', { key: index, className }, unbrokenSentence(sentence.trimEnd())),
  ]);
}

function unbrokenSentence(text: string): ReactNode {
  const [first = '', , last = '', ...others] = text.split(' ');
  // Balanced lines leave a short last word alone only in a heading of three words whose first is no longer than the
  // last.
  const isLeftAlone = others.length === 0 && last.length <= 7 && first.length <= last.length;
  return render(isLeftAlone ? [`${first} `, text.slice(first.length + 1)] : text.split(figureOrCompound));
}

/** Text of which every second part stays on one line. */
function render(parts: readonly string[]): ReactNode {
  if (parts.length === 1) return parts[0];
  const className = textStyles.unbroken;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : createElement('span', { className }, part))),
  );
}

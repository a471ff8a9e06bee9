import { createElement, Fragment, type ReactNode } from 'react';
import textStyles from '#src/theme/text.module.css';

/** Figures to keep on one line: `20-30%`, `$2,500-$7,500`, `1.0 mg`, `30-minute`, `20+ years`, `pre-IND`. */
const figures = [
  String.raw`(?:\$?\d[\d,]*[-–])?\d[\d.,]*\+?[- ](?:business )?(?:day|week|month|year|minute|MB|mg|m)s?\b`,
  String.raw`\$?\d[\d,]*[-–]\$?\d[\d,]*%?`,
  String.raw`\bpre-IND\b`,
].join('|');

/**
 * Compounds to keep on one line in headings: `grant-funded`, `Series A/B`, `Delivers—Even`, a dash and its neighbors.
 */
const compounds = String.raw`\S+ — \S+|[\p{L}\d]+(?:[-/—][\p{L}\d]+)+`;

// With one capture group, `split` returns matches at odd positions.
const figure = new RegExp(`(${figures})`, 'iu');
const figureOrCompound = new RegExp(`(${figures}|${compounds})`, 'iu');

/** Keeps figures on one line. Adds no characters, so that search and copying still work. */
export const preventBreaks = (text: string): ReactNode => render(text.split(figure));

/** Keeps figures, compounds, dashes and a short last word on one line, and each sentence if it fits. */
export function preventHeadingBreaks(text: string): ReactNode {
  const sentences = text.split(/(?<=[.?!] )/);
  if (sentences.length === 1) return preventSentenceBreaks(text);
  const className = textStyles.sentence;
  return sentences.flatMap((sentence, index) => [
    index > 0 && ' ',
    createElement('span', { key: index, className }, preventSentenceBreaks(sentence.trimEnd())),
  ]);
}

function preventSentenceBreaks(text: string): ReactNode {
  const [first = '', , last = '', ...others] = text.split(' ');
  // `text-wrap: balance` leaves a short last word alone only in this case: three words, the first no longer than the
  // last.
  const isLeftAlone = others.length === 0 && last.length <= 7 && first.length <= last.length;
  return render(isLeftAlone ? [`${first} `, text.slice(first.length + 1)] : text.split(figureOrCompound));
}

function render(parts: readonly string[]): ReactNode {
  if (parts.length === 1) return parts[0];
  const className = textStyles.nowrap;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : createElement('span', { className }, part))),
  );
}

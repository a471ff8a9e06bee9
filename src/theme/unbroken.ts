import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { unbrokenRecipe } from './unbroken.recipe.ts';

/** `20-30%`, `$2,500-$7,500`, `1-2 business days`, `1.0 mg`, `30-minute`, `20+ years`, `pre-IND`. */
const figures = [
  String.raw`(?:\$?\d[\d,]*[-–])?\d[\d.,]*\+?[- ](?:business )?(?:day|week|month|year|minute|MB|mg|m)s?\b`,
  String.raw`\$?\d[\d,]*[-–]\$?\d[\d,]*%?`,
  String.raw`\bpre-IND\b`,
].join('|');

/** `grant-funded`, `Series A/B`, `Delivers—Even`, and a dash with the words on both sides of it. */
const compounds = String.raw`\S+ — \S+|[\p{L}\d]+(?:[-/—][\p{L}\d]+)+`;

// Split by a pattern with one group, a text has its matches between its other parts.
const figure = new RegExp(`(${figures})`, 'iu');
const figureOrCompound = new RegExp(`(${figures}|${compounds})`, 'iu');

/**
 * Running text whose ranges, numbers with their unit and "pre-IND" don't break over lines. The text stays to the
 * letter, for search, copies and readers of the source.
 */
export const unbroken = (text: string): ReactNode => render(text.split(figure));

/** The text of a heading: what `unbroken` does; compounds and dashes don't break either, nor is a short last word left alone. */
export function unbrokenHeading(text: string): ReactNode {
  const [first = '', , last = '', ...others] = text.split(' ');
  // Lines are balanced: a short word is left alone only at the end of three, where the first is no longer than it.
  const isLeftAlone = others.length === 0 && last.length <= 7 && first.length <= last.length;
  return render(isLeftAlone ? [`${first} `, text.slice(first.length + 1)] : text.split(figureOrCompound));
}

/** Text of which every second part stays on one line. */
function render(parts: readonly string[]): ReactNode {
  if (parts.length === 1) return parts[0];
  const className = classNames(unbrokenRecipe);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : createElement('span', { className }, part))),
  );
}

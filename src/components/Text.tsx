/**
 * These components keep words on one line without added characters, so that search and copying still work. Texts inside
 * child elements stay unchanged.
 */
import { Children, type ComponentProps, createElement, type ReactNode } from 'react';
import type { Fact as FactContent } from '#src/content/page-content.ts';
import styles from '#src/theme/text.module.css';

type HeadingTag = 'h1' | 'h2' | 'h3' | 'p' | 'span';

type TextTag =
  'p' | 'div' | 'span' | 'strong' | 'small' | 'em' | 'q' | 'li' | 'dt' | 'dd' | 'th' | 'td' | 'figcaption';

/** Keeps figures, compounds and a short last word on one line, and each sentence if it fits. */
export function Heading<Tag extends HeadingTag>({
  as,
  children,
  ...attributes
}: { readonly as: Tag } & ComponentProps<Tag>): ReactNode {
  return createElement(as, attributes, mapTexts(children, preventHeadingBreaks));
}

/** Keeps figures and hyphenated words on one line. */
export function Text<Tag extends TextTag = 'p'>({
  as,
  children,
  ...attributes
}: { readonly as?: Tag } & ComponentProps<Tag>): ReactNode {
  return createElement(as ?? 'p', attributes, mapTexts(children, preventBreaks));
}

export function Fact({ content: { value, label } }: { content: FactContent }) {
  return (
    <>
      <Text as="strong">{value}</Text> <Text as="span">{label}</Text>
    </>
  );
}

/** A single text stays the only child, so that React can change it after a translation moved it. */
function mapTexts(children: ReactNode, apply: (text: string) => ReactNode): ReactNode {
  if (typeof children === 'string') return apply(children);
  return Children.map(children, (child) => (typeof child === 'string' ? apply(child) : child));
}

/** Figures and hyphenated words: `$2,500-$7,500`, `1.0 mg`, `20+ years`, `pre-IND`. */
const figures = [
  String.raw`(?:\$?\d[\d,]*[-–])?\d[\d.,]*\+?[- ](?:business )?(?:day|week|month|year|minute|MB|mg|m)s?\b`,
  String.raw`\$?\d[\d,]*[-–]\$?\d[\d,]*%?`,
  String.raw`(?<![\p{L}\d-])\p{L}+(?:-\p{L}+)+`,
].join('|');

/** In headings: `grant-funded`, `Series A/B`, `Delivers—Even`, a dash after its word. */
const compounds = String.raw`\S+ —|[\p{L}\d]+(?:[-/—][\p{L}\d]+)+`;

// `split` returns the captured matches at odd positions.
const figure = new RegExp(`(${figures})`, 'iu');
const figureOrCompound = new RegExp(`(${figures}|${compounds})`, 'iu');

const preventBreaks = (text: string): ReactNode => wrapEverySecond(text.split(figure));

function preventHeadingBreaks(text: string): ReactNode {
  // "Dr." ends no sentence.
  const sentences = text.split(/(?<=\S{3}[.?!] )/);
  if (sentences.length === 1) return preventSentenceBreaks(text);
  return sentences.flatMap((sentence, index) => [
    index > 0 && ' ',
    <span key={index} className={styles.sentence}>
      {preventSentenceBreaks(sentence.trimEnd())}
    </span>,
  ]);
}

function preventSentenceBreaks(text: string): ReactNode {
  const [first = '', , last = '', ...others] = text.split(' ');
  // `text-wrap: balance` leaves a short last word alone only in this case.
  const isLeftAlone = last !== '' && others.length === 0 && last.length <= 7 && first.length <= last.length;
  return wrapEverySecond(
    isLeftAlone ? [`${first} `, text.slice(first.length + 1)] : text.split(figureOrCompound),
  );
}

/** Characters that fit a phone's line. */
const longestLine = 18;

function wrapEverySecond(parts: readonly string[]): ReactNode {
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    index % 2 === 0 || part.length > longestLine ? (
      part
    ) : (
      <span key={index} className={styles.nowrap}>
        {part}
      </span>
    ),
  );
}

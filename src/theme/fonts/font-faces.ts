import figtree from './figtree.woff2?url';
import fraunces from './fraunces.woff2?url';
import subset from './subset.json';

export interface Typeface {
  readonly family: string;
  readonly url: string;
  readonly weights: string;
  /** If missing, the file has all characters. */
  readonly unicodeRange?: string;
}

/** Letters of the copy that the first files lack (`scripts/build/fonts.ts`); usually none. */
const extendedFiles = import.meta.glob<string>('./*-extended.woff2', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;

const extended = (family: string): readonly Typeface[] => {
  const url = extendedFiles[`./${family.toLowerCase()}-extended.woff2`];
  const unicodeRange = Array.from(subset.extended, codePoint).join(',');
  return url ? [{ family, url, weights: '400 700', unicodeRange }] : [];
};

export const typefaces: readonly Typeface[] = [
  { family: 'Figtree', url: figtree, weights: '400 700' },
  { family: 'Fraunces', url: fraunces, weights: '400 700' },
  ...['Figtree', 'Fraunces'].flatMap(extended),
];

export const preloadedFonts: readonly string[] = [fraunces, figtree];

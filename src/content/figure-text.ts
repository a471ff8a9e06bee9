/** One dash of any length, for regular expressions. Keyboards, phones and word processors type different ones. */
export const anyDash = String.raw`[-\u2010-\u2015\u2212]`;

/** What may be typed between the two numbers of a range, for regular expressions: dashes, or "to". */
export const rangeSeparator = String.raw`\s*(?:${anyDash}{1,3}|to)\s*`;

const separators = new RegExp(String.raw`(?<=\d)${rangeSeparator}(?=\d)`, 'g');

/** Typesets a figure of `content/figures.json`: single spaces, and an en dash in a range. */
export const typesetFigure = (figure: string): string =>
  figure.trim().replaceAll(/\s+/g, ' ').replaceAll(separators, '–');

/** Keyboards, phones and word processors type different dashes. */
export const anyDash = String.raw`[-\u2010-\u2015\u2212]`;

/** Between the numbers of a range. */
export const rangeSeparator = String.raw`\s*(?:${anyDash}{1,3}|to)\s*`;

const separators = new RegExp(String.raw`(?<=\d)${rangeSeparator}(?=\d)`, 'g');

/** Sets single spaces, and an en dash in a range. */
export const typesetFigure = (figure: string): string =>
  figure.trim().replaceAll(/\s+/g, ' ').replaceAll(separators, '–');

/**
 * Makes plain text of what a visitor wrote. The browser and the function do the same: forms
 * posted without JavaScript need it in the function, and a second time changes nothing.
 */
import type { FormField } from './form-fields.ts';
import { stripMarkup } from './html-markup.ts';

/** A text without markup, without control characters other than tabs and line breaks, and without space around it. */
export function toPlainText(written: string): string {
  return stripMarkup(withoutControlCharacters(written)).trim();
}

/** Plain text on one line, for a mail's subject or a table cell. */
export function toPlainLine(written: string): string {
  return toPlainText(written).replace(/\s+/gu, ' ').trim();
}

/** Characters that nobody sees, such as a soft hyphen or a zero-width space, which come with what is copied from a PDF. */
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;

/** Strikes out the sign before it: behind a `<` that is left of a tag it would make another sign of it. */
const overlay = /\u0338/g;

/**
 * An e-mail address as it is seen, in its composed form (NFC): otherwise the answer would go to another address, and
 * whoever looks for the person by the visible spelling would find nobody.
 */
function plainAddress(written: string): string {
  const seen = written.replace(invisibleCharacters, '').normalize('NFC').replace(overlay, '');
  return toPlainLine(seen).normalize('NFC');
}

/** What was written in a field, as it is checked, sent and stored. Only a textarea has line breaks. */
export function normalizeAnswer({ kind }: Pick<FormField, 'kind'>, written: string): string {
  if (kind === 'email') return plainAddress(written);
  return kind === 'textarea' ? toPlainText(written) : toPlainLine(written);
}

/**
 * Drops control characters except tabs and line breaks, and replaces lone surrogates. PostgreSQL refuses NUL, UTF-8 has
 * no surrogates, and controls of the writing direction can make one name look like another.
 */
function withoutControlCharacters(written: string): string {
  return written
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Control}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

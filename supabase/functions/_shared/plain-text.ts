/**
 * Makes plain text of what a visitor wrote (specification section 5). The browser and the function do the same: forms
 * posted without JavaScript need it in the function, and a second time changes nothing.
 */
import type { FormField } from './form-fields.ts';
import { withoutMarkup } from './html-markup.ts';

/** A text without markup, without control characters other than tabs and line breaks, and without space around it. */
export function plainText(written: string): string {
  return withoutMarkup(withoutControlCharacters(written)).trim();
}

/** Plain text on one line, for a mail's subject or a table cell. */
export function plainLine(written: string): string {
  return plainText(written).replace(/\s+/gu, ' ').trim();
}

/** What was written in a field, as it is checked, sent and stored. Only a textarea has line breaks. */
export function plainAnswer({ kind }: Pick<FormField, 'kind'>, written: string): string {
  return kind === 'textarea' ? plainText(written) : plainLine(written);
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

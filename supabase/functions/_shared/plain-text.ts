/** Removes markup and control characters. Applying it twice changes nothing. */
import type { FormField } from './form-fields.ts';
import { stripMarkup } from './html-markup.ts';

export function toPlainText(text: string): string {
  return stripMarkup(stripControlCharacters(text)).trim();
}

export function toPlainLine(text: string): string {
  return toPlainText(text).replace(/\s+/gu, ' ').trim();
}

/** Soft hyphens, zero-width spaces etc., as in text copied from a PDF. */
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;

/** NFC composes `<` and this overlay into `≮`. */
const combiningSolidus = /\u0338/g;

/** Makes equal-looking email addresses equal, so that replies arrive and searches find the person. */
function normalizeEmail(email: string): string {
  const visible = email.replace(invisibleCharacters, '').normalize('NFC').replace(combiningSolidus, '');
  return toPlainLine(visible).normalize('NFC');
}

/** Returns an answer as it is sent and stored. Only a textarea keeps line breaks. */
export function normalizeAnswer({ kind }: Pick<FormField, 'kind'>, answer: string): string {
  if (kind === 'email') return normalizeEmail(answer);
  return kind === 'textarea' ? toPlainText(answer) : toPlainLine(answer);
}

/** PostgreSQL rejects NUL, UTF-8 has no lone surrogates, and bidi controls can disguise a name. */
function stripControlCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Control}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

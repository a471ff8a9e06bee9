/** Applying these functions twice changes nothing. */
import type { FormField } from './form-fields.ts';
import { stripMarkup } from './html-markup.ts';

export function toPlainText(text: string): string {
  return stripMarkup(stripControlCharacters(text)).trim();
}

export function toPlainLine(text: string): string {
  return toPlainText(text).replace(/\s+/gu, ' ').trim();
}

/** Such as soft hyphens in text copied from a PDF. */
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;

/** Normalization composes it with `<` into `≮`. */
const combiningSolidus = /\u0338/g;

/** 64 characters, `@` and 255 (RFC 3696 section 3). */
const maxEmailLength = 320;

/** Only hostile text has more wrappers. */
const maxUnwrapRounds = 5;

/** The lookbehind makes matching linear. */
const openingQuotes = /^["'“”„‘’‚«»‹›([{]+/;
const closingQuotes = /(?<!["'“”„‘’‚«»‹›)\]}])["'“”„‘’‚«»‹›)\]}]+$/;

/** Equal-looking addresses become equal, so that replies arrive and searches work. */
function normalizeEmail(email: string): string {
  const visible = email.replace(invisibleCharacters, '').normalize('NFKC').replace(combiningSolidus, '');
  // Mail services read an ideographic full stop as a dot (UTS 46).
  const line = toPlainLine(visible).normalize('NFKC').replaceAll('。', '.');
  if (line.length > maxEmailLength) return line;
  let address = line;
  for (let round = 0; round < maxUnwrapRounds; round++) {
    const unwrapped = unwrapEmail(address);
    if (unwrapped === address) return address;
    address = unwrapped;
  }
  return line;
}

/** Removes what people copy along: `Mia <mia@example.org>`, `mailto:`, quotes and a final mark. */
function unwrapEmail(text: string): string {
  const address = text
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .trim()
    .replace(/^mailto:([^?]*)(?:\?.*)?$/is, '$1')
    .trim();
  const isQuoted = openingQuotes.test(address) && closingQuotes.test(address);
  const bare = isQuoted ? address.replace(openingQuotes, '').replace(closingQuotes, '').trim() : address;
  return bare.replace(/(?<=[^.,;])[.,;]$/, '').trim();
}

/** Only a textarea keeps line breaks. */
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

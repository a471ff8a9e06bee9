/**
 * The digest by which a repeated inquiry is recognized: the same idempotency key with the same digest is the same
 * inquiry. How the visitor came (attribution, topic, service, fill time) isn't part of it.
 */
import type { Inquiry } from '../../_shared/forms.ts';
import { keyedSha256, sha256 } from '../sha256.ts';

interface Content {
  readonly inquiry: Inquiry;
  readonly consent: boolean | undefined;
  readonly consentVersion: number | undefined;
  readonly files: readonly { readonly name: string; readonly size: number }[];
}

/**
 * SHA-256 of type, fields and consent. With files, a dot and the SHA-256 of their names and sizes follow: a form that
 * the browser posts natively can't know its files and is compared by the first part.
 */
export function contentDigest({ inquiry, consent, consentVersion, files }: Content): string {
  const fields = digestOf({ ...inquiry, consent, consentVersion });
  return files.length === 0
    ? fields
    : `${fields}.${digestOf({ files: files.map(({ name, size }) => [name, size]) })}`;
}

/** Keys are sorted; empty values and lists are left out, because native posts send them and JSON posts don't. */
function digestOf(values: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(values)
    .filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    )
    .toSorted(([first], [second]) => (first < second ? -1 : 1));
  return sha256(JSON.stringify(entries), 'hex');
}

/**
 * The idempotency key of a post that brings none. The same content from the same address on the same UTC day is one
 * inquiry, such as a double click without JavaScript. A secret keys the hash, so that keys can't be guessed.
 */
export function derivedKey(content: readonly unknown[], addressHash: string, secret: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const hex = keyedSha256(secret, JSON.stringify([content, addressHash, day]));
  // UUID version 8, "custom" (RFC 9562 section 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

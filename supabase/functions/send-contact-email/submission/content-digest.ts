import type { Inquiry } from '#src/inquiry/forms.ts';
import { hashHmacSha256, hashSha256 } from '../sha256.ts';

interface InquiryContent {
  readonly inquiry: Inquiry;
  readonly topic: string | undefined;
  readonly service: string | undefined;
  readonly consent: boolean | undefined;
  readonly consentVersion: number | undefined;
  readonly files: readonly { readonly name: string; readonly size: number }[];
}

/**
 * Returns the SHA-256 of everything but files, then a dot and the SHA-256 of file names and sizes. Only the first part
 * is compared for native posts, which can't send files.
 */
export function createContentDigest({ inquiry, files, ...others }: InquiryContent): string {
  const fields = hashValues({ ...inquiry, ...others });
  return files.length === 0
    ? fields
    : `${fields}.${hashValues({ files: files.map(({ name, size }) => [name, size]) })}`;
}

/** Only native posts send empty values and lists. */
function hashValues(values: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(values)
    .filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    )
    .toSorted(([first], [second]) => (first < second ? -1 : 1));
  return hashSha256(JSON.stringify(entries));
}

/**
 * Returns one key per content, IP address and UTC day, so that a double click without JavaScript stores one inquiry. An
 * HMAC, so that the key can't be guessed.
 */
export function deriveIdempotencyKey(content: readonly unknown[], ipHash: string, secret: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const hex = hashHmacSha256(secret, JSON.stringify([content, ipHash, day]));
  // UUID version 8, "custom" (RFC 9562 section 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

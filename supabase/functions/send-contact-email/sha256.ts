/** Web Crypto is asynchronous. */
// @ts-types="./node-types.d.ts"
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const hashSha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export const hashHmacSha256 = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

/** In constant time. */
export function isSameHash(candidate: string, hash: string): boolean {
  const [first, second] = [candidate, hash].map((text) => new TextEncoder().encode(text));
  return first!.length === second!.length && timingSafeEqual(first!, second!);
}

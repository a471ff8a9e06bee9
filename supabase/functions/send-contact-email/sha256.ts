/** SHA-256 from Node's module, which answers at once. */
// @ts-types="./node-crypto.d.ts"
import { createHash, createHmac } from 'node:crypto';

export const sha256 = (text: string, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(text).digest(encoding);

/** HMAC, as hexadecimal. */
export const keyedSha256 = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

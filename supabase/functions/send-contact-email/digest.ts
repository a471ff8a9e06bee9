/** SHA-256 by Node's module, because the Web's own takes no stream. */
// @ts-types="./node-crypto.d.ts"
import { createHash, createHmac } from 'node:crypto';

/** A digest that takes its bytes piece by piece. */
export const sha256Stream = () => createHash('sha256');

export const sha256 = (text: string, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(text).digest(encoding);

/** As hexadecimal. */
export const keyedSha256 = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

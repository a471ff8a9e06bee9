/** Hashes come from Node's module, because Web Crypto is asynchronous. */
// @ts-types="./node-crypto.d.ts"
import { createHash, createHmac } from 'node:crypto';

export const hashSha256 = (text: string, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(text).digest(encoding);

export const hashHmacSha256 = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

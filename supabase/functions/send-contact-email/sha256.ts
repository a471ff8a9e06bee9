/** Hashes come from Node's module, because Web Crypto is asynchronous. */
// @ts-types="../_shared/node-types.d.ts"
import { createHash, createHmac } from 'node:crypto';

export const hashSha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export const hashHmacSha256 = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

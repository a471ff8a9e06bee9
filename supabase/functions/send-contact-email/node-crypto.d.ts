/** The parts of `node:crypto` in use, because `deno check` doesn't find Node's types. */
type Encoding = 'hex' | 'base64';

interface Hash {
  update(data: string | Uint8Array): this;
  digest(encoding: Encoding): string;
}

export function createHash(algorithm: 'sha256'): Hash;
export function createHmac(algorithm: 'sha256', key: string): Hash;

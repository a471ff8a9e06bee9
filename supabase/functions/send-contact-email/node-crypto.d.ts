/** What we use of `node:crypto`, without Node's types, which `deno check` doesn't find. */
type Encoding = 'hex' | 'base64';

interface Hash {
  update(data: string | Uint8Array): this;
  digest(encoding: Encoding): string;
}

export function createHash(algorithm: 'sha256'): Hash;
export function createHmac(algorithm: 'sha256', key: string): Hash;

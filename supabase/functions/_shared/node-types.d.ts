/** The parts of `node:crypto` and `node:net` in use, because `deno check` doesn't find Node's types. */
type Encoding = 'hex' | 'base64';

interface Hash {
  update(data: string | Uint8Array): this;
  digest(encoding: Encoding): string;
}

export function createHash(algorithm: 'sha256'): Hash;
export function createHmac(algorithm: 'sha256', key: string | Uint8Array): Hash;

export class X509Certificate {
  constructor(pem: string);
  readonly fingerprint256: string;
}

export class Socket {
  once(event: 'data', listener: () => void): this;
}

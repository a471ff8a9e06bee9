/** `deno check` doesn't find Node's types. */
interface Hash {
  update(data: string): this;
  digest(encoding: 'hex'): string;
}

export function createHash(algorithm: 'sha256'): Hash;
export function createHmac(algorithm: 'sha256', key: string): Hash;

export function timingSafeEqual(first: Uint8Array, second: Uint8Array): boolean;

export class X509Certificate {
  constructor(pem: string);
  readonly fingerprint256: string;
}

export class Socket {
  once(event: 'data', listener: () => void): this;
}

/** What we use of `node:crypto`, without Node's types, which `deno check` doesn't find. */
export function createHash(algorithm: 'sha256'): {
  update(bytes: Uint8Array): unknown;
  digest(encoding: 'hex'): string;
};

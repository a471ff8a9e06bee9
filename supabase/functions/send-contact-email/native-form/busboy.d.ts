/** What we use of `@fastify/busboy`, without Node's types, which `deno check` doesn't find. */

export interface FileStream extends AsyncIterable<Uint8Array> {
  destroy(): void;
}

export interface BusboyInstance {
  write(chunk: Uint8Array, done: () => void): boolean;
  end(): unknown;
  on(event: 'field', listener: (name: string, value: string, isNameCut: boolean) => void): this;
  on(event: 'file', listener: (name: string, stream: FileStream, fileName: string) => void): this;
  on(event: 'partsLimit' | 'fieldsLimit' | 'error' | 'finish', listener: () => void): this;
}

declare const Busboy: new (options: {
  headers: { 'content-type': string };
  limits: Record<string, number>;
}) => BusboyInstance;
export default Busboy;

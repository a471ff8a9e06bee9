/** A proxy of the mock storage that records deletions and can stop responding. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface StorageProxy {
  readonly url: string;
  target: string;
  /** Requests get no response. */
  isSilent: boolean;
  readonly deletions: string[][];
  close(): void;
}

export async function startStorageProxy(): Promise<StorageProxy> {
  const forward = async (request: IncomingMessage) => {
    const body = await buffer(request);
    if (request.method === 'DELETE')
      proxy.deletions.push((JSON.parse(body.toString()) as { prefixes: string[] }).prefixes);
    const {
      host: _,
      connection: __,
      'content-length': ___,
      'transfer-encoding': ____,
      ...headers
    } = request.headers;
    return fetch(proxy.target + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
  };
  const server = createServer((request, response) => {
    if (proxy.isSilent) return;
    const respond = async () => {
      const forwarded = await forward(request);
      const body = Buffer.from(await forwarded.arrayBuffer());
      const type = forwarded.headers.get('Content-Type') ?? 'application/json';
      response.writeHead(forwarded.status, { 'Content-Type': type }).end(body);
    };
    respond().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: StorageProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: '',
    isSilent: false,
    deletions: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}

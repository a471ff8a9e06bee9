/** A proxy of the mock storage that records deletions and can stop responding. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
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
  const forward = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = incoming;
    const body = await buffer(incoming);
    if (method === 'DELETE')
      proxy.deletions.push((JSON.parse(body.toString()) as { prefixes: string[] }).prefixes);
    const outgoing = request(proxy.target + incoming.url, { method, headers }, (forwarded) => {
      forwarded.pipe(response.writeHead(forwarded.statusCode!, forwarded.headers));
    });
    outgoing.on('error', () => response.destroy()).end(body);
  };
  const server = createServer((incoming, response) => {
    if (!proxy.isSilent) void forward(incoming, response);
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

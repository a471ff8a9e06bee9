import { createServer, type AddressInfo } from 'node:net';

/** A port nobody listens on. It is known before the child that will use it starts, and stays its own over restarts. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

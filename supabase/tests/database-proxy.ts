/** A PostgreSQL proxy that can lose packets. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  readonly url: string;
  /**
   * `swallow`: no packets pass. `lose-results`: queries run, but their results are lost. A connection that lost packets
   * stays broken.
   */
  mode: 'forward' | 'swallow' | 'lose-results';
  close(): void;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    let losesQueries = false;
    let dropsResponses = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (data) => {
      losesQueries ||= proxy.mode === 'swallow';
      if (!losesQueries) database.write(data);
    });
    database.on('data', (data) => {
      // The tag of CommandComplete, which PostgreSQL sends after the commit.
      const hasResult = data.includes('SELECT 1\0');
      dropsResponses ||= proxy.mode === 'swallow' || (proxy.mode === 'lose-results' && hasResult);
      if (!dropsResponses) client.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy: DatabaseProxy = {
    url: url.href,
    mode: 'forward',
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return proxy;
}

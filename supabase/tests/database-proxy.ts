/** A PostgreSQL proxy that can speak TLS and break connections. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/** A connection that lost packets stays dead. If results are lost, the query still runs. A certificate means TLS. */
type Behavior =
  'forwards' | 'loses packets' | 'loses results' | 'closes' | 'refuses TLS' | { key: string; cert: string };

const plainBehaviors: ReadonlySet<Behavior> = new Set(['forwards', 'loses packets', 'loses results']);

export async function startDatabaseProxy(databaseUrl: string) {
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => {});
  };
  const forward = (client: Socket) => {
    const server = track(connect(Number(new URL(databaseUrl).port), '127.0.0.1'));
    let isDead = false;
    client.on('data', (data) => {
      proxy.received += data.toString('latin1');
      isDead ||= proxy.behavior === 'loses packets';
      if (!isDead) server.write(data);
    });
    server.on('data', (data) => {
      // The tag of CommandComplete, which PostgreSQL sends after the commit.
      isDead ||= proxy.behavior === 'loses results' && data.includes('SELECT 1\0');
      if (!isDead) client.write(data);
    });
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  };
  const listener = createServer((socket) => {
    track(socket);
    proxy.connections += 1;
    const { behavior } = proxy;
    if (plainBehaviors.has(behavior)) return forward(socket);
    // The first packet is SSLRequest. Closing before it can reset the connection, and postgres.js doesn't retry after an
    // error.
    return socket.once('data', () => {
      if (behavior === 'closes') return socket.end();
      socket.write(typeof behavior === 'string' ? 'N' : 'S');
      return forward(
        typeof behavior === 'string' ? socket : track(new TLSSocket(socket, { isServer: true, ...behavior })),
      );
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve));
  const url = new URL(databaseUrl);
  url.host = `localhost:${(listener.address() as AddressInfo).port}`;
  const proxy = {
    url: url.href,
    behavior: 'forwards' as Behavior,
    connections: 0,
    /** What the proxy can read of the connections. */
    received: '',
    close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
  return proxy;
}

import getPort, { portNumbers } from 'get-port';

const lowestPort = 10_000;
const portCount = 20_000;
const attempts = 100;

/**
 * Returns a port below those of outgoing connections (32768 on Linux), because one of them could take it before its
 * server listens. It is random, so that simultaneous processes choose different ports.
 */
export function findFreePort(): Promise<number> {
  const first = lowestPort + Math.floor(Math.random() * portCount);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + attempts) });
}

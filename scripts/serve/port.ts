import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import process from 'node:process';

/**
 * The port that a variable asks for; `fallback` where it is not set.
 *
 * @throws {Error} when it isn't a port's number.
 */
export function readPort(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  if (!/^\d+$/.test(value) || Number(value) > 65_535)
    throw new Error(`PORT must be a number from 0 (any free port) to 65535 (it is "${value}").`);
  return Number(value);
}

/** The address to listen on; by default this machine's own. */
export const requestedHost = () => process.env['HOST'] || 'localhost';

export const requestedPort = () => readPort(process.env['PORT'], 3000);

/** @throws {Error} that says what to do when somebody listens at `port` on any of the addresses of `host`. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  for (const { address } of await lookup(host, { all: true })) {
    const code = await tryListening(port, address);
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new Error(`Port ${port} isn't allowed to this user. Choose one above 1023: PORT=3000 npm start`);
    }
  }
}

/** Resolves to the code of the error, if there is one. */
function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

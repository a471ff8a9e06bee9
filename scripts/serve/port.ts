import process from 'node:process';
import getPort from 'get-port';

/**
 * The port to serve at: `PORT`, or 3000. `PORT=0` chooses a free one. A process can ask once, because get-port reserves
 * what it returns.
 *
 * @throws {Error} that says what to do if `PORT` is no port's number, or something else listens there.
 */
export async function requestedPort(): Promise<number> {
  const value = process.env['PORT'] || '3000';
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new Error(`PORT must be a number from 0 (any free port) to 65535 (it is "${value}").`);
  const free = await getPort({ port });
  if (port !== 0 && free !== port)
    throw new Error(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${Math.max(port, 3000) + 1} npm start`,
    );
  return free;
}

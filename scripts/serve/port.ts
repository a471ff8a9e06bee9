import process from 'node:process';
import getPort from 'get-port';

/**
 * Call it once per process, because get-port reserves the port.
 *
 * @throws {Error} if the port is invalid or in use.
 */
export async function readPort(defaultPort = 3000): Promise<number> {
  const value = process.env['PORT'] || `${defaultPort}`;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new Error(`PORT must be a number from 0 (any free port) to 65535 (it is "${value}").`);
  const freePort = await getPort({ port });
  if (port !== 0 && freePort !== port)
    throw new Error(
      `Port ${port} is in use. Stop the process that uses it, or choose another port, such as PORT=${Math.max(port, 3000) + 1}.`,
    );
  return freePort;
}

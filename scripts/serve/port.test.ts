import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readPort, requireFreePort } from './port.ts';

test.each(['127.0.0.1', '::1'])(
  'a port that somebody has at %s is named, with another to choose',
  async (host) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    const { port } = other.address() as AddressInfo;
    await expect(requireFreePort(port, host)).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(requireFreePort(port, host)).resolves.toBeUndefined();
  },
);

test.each([
  [undefined, 3000],
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
])('PORT=%s is port %s', (value, port) => {
  expect(readPort(value, 3000)).toBe(port);
});

test.each(['abc', '-1', '1e3', '65536', '80.5', ' 80'])('PORT=%s is refused by name', (value) => {
  expect(() => readPort(value, 3000)).toThrow(
    `PORT must be a number from 0 (any free port) to 65535 (it is "${value}")`,
  );
});

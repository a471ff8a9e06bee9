import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { requestedPort } from './port.ts';

afterEach(() => vi.unstubAllEnvs());

const portFor = (value: string) => {
  vi.stubEnv('PORT', value);
  return requestedPort();
};

test.each(['127.0.0.1', '::1'])(
  'a port that is taken at %s is refused, with another to choose',
  async (host) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    const { port } = other.address() as AddressInfo;
    await expect(portFor(`${port}`)).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
    await new Promise((resolve) => other.close(resolve));
    expect(await portFor(`${port}`)).toBe(port);
  },
);

test('PORT=0 is any free port', async () => {
  expect(await portFor('0')).toBeGreaterThan(0);
});

test.each(['abc', '-1', '1e3', '65536', '80.5', ' 80'])('PORT=%s is refused by name', async (value) => {
  await expect(portFor(value)).rejects.toThrow(
    `PORT must be a number from 0 (any free port) to 65535 (it is "${value}")`,
  );
});

import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readPort } from './port.ts';

afterEach(() => vi.unstubAllEnvs());

const readPortFrom = (value: string) => {
  vi.stubEnv('PORT', value);
  return readPort();
};

test.each(['127.0.0.1', '::1'])(
  'a port in use at %s is rejected, and the error suggests another',
  async (host) => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, host, resolve));
    const { port } = blocker.address() as AddressInfo;
    await expect(readPortFrom(`${port}`)).rejects.toThrow(
      `Port ${port} is in use. Stop the process that uses it, or choose another port, such as PORT=${port + 1}.`,
    );
    await new Promise((resolve) => blocker.close(resolve));
    expect(await readPortFrom(`${port}`)).toBe(port);
  },
);

test('PORT=0 chooses any free port', async () => {
  expect(await readPortFrom('0')).toBeGreaterThan(0);
});

test.each(['abc', '-1', '1e3', '65536', '80.5', ' 80'])('PORT=%s is rejected by name', async (value) => {
  await expect(readPortFrom(value)).rejects.toThrow(
    `PORT must be a number from 0 (any free port) to 65535 (it is "${value}")`,
  );
});

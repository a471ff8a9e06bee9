import { afterEach, expect, test, vi } from 'vitest';
import { readPort } from './port.ts';

afterEach(() => vi.unstubAllEnvs());

const readPortFrom = (value: string) => {
  vi.stubEnv('PORT', value);
  return readPort();
};

test('PORT=0 chooses any free port', async () => {
  expect(await readPortFrom('0')).toBeGreaterThan(0);
});

test.each(['abc', '-1', '1e3', '65536', '80.5', ' 80'])('PORT=%s is rejected by name', async (value) => {
  await expect(readPortFrom(value)).rejects.toThrow(
    `PORT must be a number from 0 (any free port) to 65535 (it is "${value}")`,
  );
});

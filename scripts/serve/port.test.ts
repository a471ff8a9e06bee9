import { afterEach, expect, test, vi } from 'vitest';
import { readPort } from './port.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['abc', '-1', '1e3', '65536', '80.5', ' 80'])('PORT=%s is rejected by name', async (value) => {
  vi.stubEnv('PORT', value);
  await expect(readPort()).rejects.toThrow(
    `PORT must be a number from 0 (any free port) to 65535 (it is "${value}")`,
  );
});

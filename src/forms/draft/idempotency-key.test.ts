import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newIdempotencyKey } from './idempotency-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('is a UUID, another each time', () => {
  const keys = [newIdempotencyKey(), newIdempotencyKey()];
  for (const key of keys) expect(z.uuid().safeParse(key).success).toBe(true);
  expect(keys[0]).not.toBe(keys[1]);
});

test('is one also where the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(z.uuid().safeParse(newIdempotencyKey()).success).toBe(true);
});

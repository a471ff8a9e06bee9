import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createIdempotencyKey, readDraft, writeDraft } from './draft.ts';

const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

const draft = { key: 'a-key', values: { name: 'Ada' }, hadFiles: false, savedAtMs: Date.now() };

describe('a draft', () => {
  test.each(['', '{', 'null', '[]', '"text"', '{"key":1,"values":{}}', '{"key":"a"}'])(
    'isn’t read from the invalid value %j',
    (text) => {
      writeDraft('rfp', draft);
      const [key] = stored.keys();
      stored.set(key!, text);
      expect(readDraft('rfp')).toBeUndefined();
    },
  );

  test('expires after seven days and is deleted from the browser', () => {
    const day = 24 * 60 * 60 * 1000;
    writeDraft('contact', { ...draft, savedAtMs: Date.now() - 7 * day + 1000 });
    expect(readDraft('contact')).toBeDefined();
    writeDraft('contact', { ...draft, savedAtMs: Date.now() - 7 * day });
    expect(readDraft('contact')).toBeUndefined();
    expect(stored.size).toBe(0);
  });
});

test('an idempotency key is a new UUID each time, also in browsers without randomUUID', () => {
  const keys = [createIdempotencyKey(), createIdempotencyKey()];
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  keys.push(createIdempotencyKey());
  for (const key of keys) expect(z.uuid().safeParse(key).success).toBe(true);
  expect(new Set(keys).size).toBe(3);
});

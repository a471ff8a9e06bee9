import { afterEach, expect, test, vi } from 'vitest';
import { readReceipt } from './kept-receipt.ts';

afterEach(() => vi.unstubAllGlobals());

const readStoredReceipt = (entry: string) => {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => entry } });
  return readReceipt('contact');
};

test.each(['"a text"', '[]', '{', '{"time":"2026-01-01T00:00:00Z","lines":[]}'])(
  'the stored receipt %j is ignored',
  (entry) => {
    expect(readStoredReceipt(entry)).toBeUndefined();
  },
);

test('a stored receipt is shown after a reload, without confirming interrupted uploads', () => {
  const uploads = [{ name: 'a.pdf', size: 1, state: 'uploading', progress: 0.5 }];
  const entry = JSON.stringify({ time: '2026-01-01T00:00:00.000Z', lines: [], uploads });
  expect(readStoredReceipt(entry)?.uploads).toMatchObject([{ state: 'unconfirmed' }]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toHttpError } from './http-error.ts';
import { createRequestLog, readRequestId } from './log.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const write = vi.fn<(line: string) => void>();
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(write));
afterEach(() => vi.resetAllMocks());

test('an unexpected error is logged with its name and stack, without its message', () => {
  const error = new TypeError('Ada Novak\n    at Ada Novak (ada@biotech.example:1:1)');
  createRequestLog(id).rejection(toHttpError(error));
  const line = write.mock.calls[0]![0];
  expect(JSON.parse(line)).toMatchObject({ request_id: id, status: 503, level: 'error', error: 'TypeError' });
  expect(line).toMatch(/log\.test\.ts:\d+:\d+/);
  expect(line).not.toMatch(/ada/i);
});

test.each([
  [{ 'X-Request-Id': id }, id],
  [{ 'sb-request-id': id, 'X-Request-Id': 'other' }, id],
  [{ 'X-Request-Id': 'ada@biotech.example' }, expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('a request id that isn’t a UUID is replaced: %j', (headers, expected) => {
  expect(readRequestId(new Request('http://localhost/', { headers }))).toEqual(expected);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRequestId, createRequestLog } from './log.ts';
import { toHttpError, HttpError } from './http-error.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());
const entry = () => JSON.parse(lines[0]!) as Record<string, unknown>;

test('an unexpected error is logged with its name and stack, without its message', () => {
  const error = new TypeError('Ada Novak\n    at Ada Novak (ada@biotech.example:1:1)');
  createRequestLog(id).rejection(toHttpError(error));
  expect(entry()).toMatchObject({ request_id: id, status: 503, level: 'error', error: 'TypeError' });
  expect(entry()['at']).toEqual(expect.arrayContaining([expect.stringMatching(/log\.test\.ts:\d+:\d+/)]));
  expect(lines.join()).not.toMatch(/ada/i);
});

test('an error with a code is logged with its code', () => {
  const cause = Object.assign(new Error('Key (email)=(ada@biotech.example) exists'), { code: '23505' });
  createRequestLog(id).failure(
    'storage_failed',
    new HttpError(503, 'service_unavailable', 'Later', { cause }),
  );
  expect(entry()).toMatchObject({ event: 'failure', code: 'storage_failed', error: 'Error 23505' });
  expect(lines.join()).not.toMatch(/ada/i);
});

test('a request id that isn’t a UUID is replaced', () => {
  const idFor = (headers: Record<string, string>) =>
    readRequestId(new Request('http://localhost/', { headers }));
  expect(idFor({ 'X-Request-Id': id })).toBe(id);
  expect(idFor({ 'sb-request-id': id, 'X-Request-Id': 'other' })).toBe(id);
  expect(idFor({ 'X-Request-Id': 'ada@biotech.example' })).toMatch(/^[0-9a-f-]{36}$/);
  expect(idFor({})).not.toBe(idFor({}));
});

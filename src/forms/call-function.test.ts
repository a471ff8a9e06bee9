import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callWithRetries } from './call-function.ts';

const { invoke } = vi.hoisted(() => ({
  invoke: vi.fn<(name: string, options: { signal: AbortSignal }) => Promise<unknown>>(),
}));
vi.mock('./backend.ts', () => ({ backend: { functions: { invoke } } }));

const payload = { idempotency_key: 'a-key' };
const stored = { data: { message: 'It is here.' }, error: null };
const respond = (status: number, headers = {}) => ({
  data: null,
  error: new FunctionsHttpError(new Response('{}', { status, headers })),
});
const networkError = { data: null, error: new FunctionsFetchError(new TypeError('Failed to fetch')) };

const hang = (_name: string, { signal }: { signal: AbortSignal }) =>
  new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', () => resolve(networkError));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  invoke.mockReset();
});

async function call({ loadedAfterMs = 0, controller = new AbortController() } = {}) {
  const clickedAtMs = performance.now();
  const onRetry = vi.fn<() => void>();
  vi.advanceTimersByTime(loadedAfterMs);
  const result = callWithRetries(() => payload, { clickedAtMs, signal: controller.signal, onRetry });
  let seconds: number | undefined;
  void result.then(() => (seconds = (performance.now() - clickedAtMs) / 1000));
  await vi.runAllTimersAsync();
  return { ...(await result), seconds: seconds!, calls: invoke.mock.calls.length, onRetry };
}

describe('an inquiry', () => {
  test('whose first call fails is retried within a second', async () => {
    invoke.mockResolvedValueOnce(respond(500)).mockResolvedValueOnce(stored);
    const { kind, calls, seconds, onRetry } = await call();
    expect({ kind, calls }).toEqual({ kind: 'accepted', calls: 2 });
    expect(seconds).toBeLessThan(1);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test.each([500, 503, 408])('fails after three responses with status %i', async (status) => {
    invoke.mockResolvedValue(respond(status));
    expect(await call()).toMatchObject({ kind: 'busy', calls: 3 });
  });

  test.each([0, 4_900])(
    'fails within 15 seconds of the click if the server hangs and the code took %i ms to load',
    async (loadedAfterMs) => {
      invoke.mockImplementation(hang);
      const { kind, calls, seconds } = await call({ loadedAfterMs });
      expect(kind).toBe('noResponse');
      expect(calls).toBeGreaterThanOrEqual(2);
      expect(calls).toBeLessThanOrEqual(3);
      expect(seconds).toBeLessThan(15);
    },
  );

  test('is retried after a phone slept for an hour during the call', async () => {
    invoke.mockImplementationOnce(() => {
      vi.advanceTimersByTime(3_600_000);
      return Promise.resolve(networkError);
    });
    invoke.mockResolvedValueOnce(stored);
    expect(await call()).toMatchObject({ kind: 'accepted', calls: 2 });
  });

  test.each([
    ['2', { kind: 'accepted', calls: 2 }, 2],
    ['Tue, 01 Jan 2030 00:00:02 GMT', { kind: 'accepted', calls: 2 }, 2],
    ['Mon, 31 Dec 2029 00:00:00 GMT', { kind: 'accepted', calls: 2 }, 0],
    ['soon', { kind: 'busy', calls: 1 }, 0],
    ['3', { kind: 'busy', calls: 1 }, 0],
    ['Tue, 01 Jan 2030 00:00:10 GMT', { kind: 'busy', calls: 1 }, 0],
  ])('waits for a Retry-After of up to two seconds: %j', async (header, expected, seconds) => {
    vi.setSystemTime('2030-01-01T00:00:00Z');
    invoke.mockResolvedValueOnce(respond(429, { 'Retry-After': header })).mockResolvedValueOnce(stored);
    const result = await call();
    expect(result).toMatchObject(expected);
    expect(Math.floor(result.seconds)).toBe(seconds);
  });

  test('isn’t retried after a rejection', async () => {
    invoke.mockResolvedValue(respond(403));
    expect(await call()).toMatchObject({ kind: 'rejected', calls: 1 });
  });

  test('isn’t retried offline or after an edit', async () => {
    invoke.mockResolvedValue(networkError);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await call()).toMatchObject({ kind: 'noResponse', calls: 1 });
    vi.stubGlobal('navigator', { onLine: true });
    invoke.mockClear();
    const controller = new AbortController();
    controller.abort();
    expect(await call({ controller })).toMatchObject({ kind: 'noResponse', calls: 1 });
  });

  test.each([[{ message: 1 }], ['<h1>Hello</h1>'], [{ error: 'no', message: 'yes' }], [null]])(
    'counts as rejected if the response is %j',
    async (data) => {
      invoke.mockResolvedValue({ data, error: null });
      expect(await call()).toMatchObject({ kind: 'rejected', calls: 1 });
    },
  );
});

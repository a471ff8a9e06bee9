import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashSha256 } from '../sha256.ts';
import { createSecretCheck } from './scheduler-secret.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A database that answers a query after 10 milliseconds, or never while it is down. */
function connect() {
  const database = { secret: 'first', isDown: false, queries: 0 };
  const requireSecret = createSecretCheck({
    readSecretHash: async () => {
      database.queries++;
      if (database.isDown) throw new Error('down');
      await new Promise((resolve) => setTimeout(resolve, 10));
      return hashSha256(database.secret);
    },
  });
  /** Returns whether each call with this secret passed. */
  const call = (secret: string, count = 1) => {
    const headers = { Authorization: `Bearer ${secret}` };
    const request = () => new Request('https://functions.example', { headers });
    const calls = Array.from({ length: count }, () =>
      requireSecret(request()).then(
        () => true,
        () => false,
      ),
    );
    return Promise.all(calls);
  };
  return { database, call };
}

const finish = async <Result>(...calls: readonly Promise<Result>[]) => {
  await vi.advanceTimersByTimeAsync(1000);
  return Promise.all(calls);
};

test('during a flood of wrong secrets the scheduler’s first call passes, and all share one query', async () => {
  const { database, call } = connect();
  const [flood, scheduler] = await finish(call('wrong', 2000), call('first'));
  expect([scheduler, new Set(flood), database.queries]).toEqual([[true], new Set([false]), 1]);
});

test('a known secret passes without a query, even while the database is down', async () => {
  const { database, call } = connect();
  await finish(call('first'));
  database.isDown = true;
  const flood = call('wrong', 2000);
  expect([await call('first'), database.queries]).toEqual([[true], 1]);
  expect(new Set((await finish(flood))[0])).toEqual(new Set([false]));
});

test('a rotated secret passes during a flood, and then the old one is rejected', async () => {
  const { database, call } = connect();
  await finish(call('first'));
  const flood = call('wrong', 2000);
  database.secret = 'second';
  expect(await finish(call('second'), call('first'))).toEqual([[true], [true]]);
  await flood;
  expect(await finish(call('first'))).toEqual([[false]]);
});

test('after an outage the secret is queried again', async () => {
  const { database, call } = connect();
  database.isDown = true;
  expect(await finish(call('first'))).toEqual([[false]]);
  database.isDown = false;
  expect(await finish(call('first'))).toEqual([[true]]);
});

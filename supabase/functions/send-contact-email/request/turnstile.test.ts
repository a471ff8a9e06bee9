import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import type { Log } from '../log.ts';
import { requireTurnstile } from './turnstile.ts';

let turnstile: Server;
let answer: string;
let asked: unknown;

beforeAll(async () => {
  turnstile = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      asked = JSON.parse(text);
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => turnstile.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void turnstile.close());

function configuration(environment: Record<string, string> = {}) {
  return testConfiguration({
    TURNSTILE_SECRET: 'secret',
    TURNSTILE_VERIFY_URL: `http://127.0.0.1:${(turnstile.address() as AddressInfo).port}/siteverify`,
    ...environment,
  });
}

const failures: string[] = [];
const log: Log = { failure: (code) => void failures.push(code) };

const refused = (code: string) => expect.objectContaining({ code });

test('with Turnstile, a token that it vouches for gets in', async () => {
  answer = '{"success":true}';
  await requireTurnstile('token', '192.0.2.1', { configuration: configuration(), log });
  expect(asked).toEqual({ secret: 'secret', response: 'token', remoteip: '192.0.2.1' });
});

test('with Turnstile, no token and a refused one do not', async () => {
  answer = '{"success":false}';
  await expect(requireTurnstile(undefined, '', { configuration: configuration(), log })).rejects.toEqual(
    refused('challenge_failed'),
  );
  await expect(requireTurnstile('x', '', { configuration: configuration(), log })).rejects.toEqual(
    refused('challenge_failed'),
  );
});

test('an outage of Turnstile closes no door', async () => {
  answer = 'Bad gateway';
  await expect(
    requireTurnstile('token', '', { configuration: configuration(), log }),
  ).resolves.toBeUndefined();
  expect(failures).toEqual(['turnstile_unavailable']);
});

test('without a secret Turnstile is not asked', async () => {
  asked = undefined;
  await requireTurnstile(undefined, '', { configuration: configuration({ TURNSTILE_SECRET: '' }), log });
  expect(asked).toBeUndefined();
});

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { contactInquiry, post, useServices } from './test-services.ts';

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the receiver does with a call: a status, `redirect`, or `break` for an answer that gets lost. */
let behaviour: number | 'redirect' | 'break' = 200;
const calls: Call[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    calls.push({ headers: request.headers, body });
    if (behaviour === 'break') request.socket.destroy();
    else if (behaviour === 'redirect') response.writeHead(307, { Location: '/elsewhere' }).end();
    else response.writeHead(behaviour).end();
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => void receiver.close());

const [oldSecret, newSecret] = ['o', 'n'].map(
  (letter) => `whsec_${Buffer.from(letter.repeat(24)).toString('base64')}`,
) as [string, string];

const context = useServices({
  WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/leads`,
  WEBHOOK_SECRETS: `${oldSecret} ${newSecret}`,
});

beforeEach(() => {
  behaviour = 200;
  calls.length = 0;
});

/** Lets everything be tried that waits. */
async function drain() {
  await context.sql`update leads.mail_jobs set next_attempt_at = now() where status = 'queued'`;
  await context.services.runMaintenance();
}

const states = async () =>
  (await context.sql`select status from leads.mail_jobs where kind = 'webhook'`).map(
    ({ status }) => status as string,
  );

/** As a receiver reads a call, with one of the two secrets. */
const verify = ({ headers, body }: Call, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    data: Record<string, unknown>;
  };

test('each inquiry is told once, whatever the receiver does, and either secret verifies it', async () => {
  const inquiries = 12;
  for (const fails of ['break', 503, 429, 'redirect'] as const) {
    behaviour = fails;
    for (let index = 0; index < inquiries / 4; index++) await post(context.services, contactInquiry);
    await drain();
  }
  expect(await states()).toEqual(Array.from({ length: inquiries }, () => 'queued'));
  behaviour = 200;
  const tried = calls.length;
  await drain();
  const taken = calls.slice(tried);
  expect(new Set(taken.map(({ headers }) => headers['webhook-id'])).size).toBe(inquiries);
  expect(taken).toHaveLength(inquiries);
  for (const call of taken)
    for (const secret of [oldSecret, newSecret])
      expect(verify(call, secret)).toMatchObject({
        type: 'inquiry.created',
        data: { type: 'contact', company: contactInquiry.company, stage: 'preclinical', suspect: false },
      });
  expect(taken.map(({ body }) => body).join()).not.toContain(contactInquiry.email);
  await drain();
  expect(calls).toHaveLength(tried + inquiries);
});

test('a receiver that wants no more is left alone', async () => {
  behaviour = 410;
  await post(context.services, contactInquiry);
  await drain();
  await drain();
  expect(calls).toHaveLength(1);
  expect(await states()).toEqual(['failed']);
});

test('a correction of what was told is told too', async () => {
  const idempotency_key = crypto.randomUUID();
  await post(context.services, { ...contactInquiry, idempotency_key });
  await drain();
  await post(context.services, { ...contactInquiry, idempotency_key, company: 'Corrected Inc.' });
  await drain();
  expect(calls.map((call) => verify(call, newSecret))).toMatchObject([
    { type: 'inquiry.created', data: { company: contactInquiry.company } },
    { type: 'inquiry.corrected', data: { company: 'Corrected Inc.' } },
  ]);
});

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forms } from '#src/inquiry/forms.ts';
import { storedInquiry } from '../../tests/stored-inquiry.ts';
import { testConfiguration } from '../../tests/test-configuration.ts';
import type { MailJob } from './database.ts';
import { createOutbox } from './mail/outbox.ts';
import { runMaintenance } from './maintenance.ts';
import type { RequestServices } from './services.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const schedule = readFileSync(
  new URL('../../migrations/20260105100100_hosted_project.sql', import.meta.url),
  'utf8',
);
const [, timeoutMs] = /timeout_milliseconds := (\d+)/.exec(schedule) ?? [];

const waitSeconds = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

const job = {
  id: storedInquiry.id,
  kind: 'notification',
  attempts: 1,
  queued_at: storedInquiry.received_at,
  inquiry: storedInquiry,
} as MailJob;

const report = vi.fn<(reasons?: readonly string[]) => Promise<void>>(() => waitSeconds(5));
beforeEach(() => void report.mockClear());

/** A function with email to send that never ends. Each call takes as long as its own timeout. */
function connect(seconds: { database: number; storage: number; mail: number }) {
  const configuration = testConfiguration();
  const query = () => waitSeconds(seconds.database);
  const database = {
    beginMaintenance: query,
    claimMailJob: () => query().then(() => job),
    settleMailJob: query,
    deleteExpiredInquiries: () => query().then(() => ({ deleted: 0, waiting: 0 })),
    listFileDeletions: () => query().then(() => [{ id: job.id, inquiryId: job.id }]),
    completeFileDeletions: query,
    readHealth: () => query().then(() => ({ overdueMails: 0, databaseBytes: 0 })),
    countStoredBytes: () => query().then(() => 0),
  };
  const storage = {
    requireBucket: () => waitSeconds(seconds.storage),
    remove: () => waitSeconds(seconds.storage),
  };
  const services = { configuration, forms, database, storage } as unknown as RequestServices;
  const sendMail = () => waitSeconds(seconds.mail).then(() => 'id');
  const outbox = createOutbox({ ...services, sendMail });
  return {
    ...services,
    outbox,
    heartbeat: { succeed: report, fail: report },
    log: { requestId: '', failure: (_: string, error: unknown) => String(error), rejection: () => {} },
  } as RequestServices;
}

test.each([
  ['everything is slow', { database: 7, storage: 5, mail: 10 }],
  ['the mail service is slow', { database: 0, storage: 0, mail: 9 }],
  ['the database is slow', { database: 7, storage: 0, mail: 0 }],
])('a run and its report end before the scheduler gives up: %s', async (_, seconds) => {
  const services = connect(seconds);
  // Visitors' posts are sending email.
  for (let count = 0; count < 3; count++) void services.outbox.drain();
  const onEnd = vi.fn<(report: unknown) => void>();
  void runMaintenance(services).then(onEnd);
  await vi.advanceTimersByTimeAsync(Number(timeoutMs) - 2000);
  expect(report).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a run is a success although there is more email than it can send', async () => {
  const services = connect({ database: 0, storage: 0, mail: 1 });
  void runMaintenance(services);
  await vi.advanceTimersByTimeAsync(Number(timeoutMs));
  expect(report).toHaveBeenCalledExactlyOnceWith();
});

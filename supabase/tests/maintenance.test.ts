import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startNextDay, submit } from './inquiries.ts';
import { startStorageProxy } from './storage-proxy.ts';
import {
  backdateFile,
  announce,
  isStored,
  pdfFile,
  getStoredPath,
  upload,
  withStorageDown,
} from './stored-files.ts';
import { useServices, type TestServices } from './test-services.ts';

const expireInquiries = ({ sql }: TestServices) =>
  sql`update leads.inquiries set received_at = received_at - interval '731 days'`;
const markMailsSent = ({ sql }: TestServices) =>
  sql`update leads.mail_jobs set status = 'sent' where status in ('queued', 'sending')`;
const readInquiryIds = async ({ sql }: TestServices) =>
  new Set((await sql<{ id: string }[]>`select id from leads.inquiries`).map(({ id }) => id));

function placeFile(context: TestServices, path: string): void {
  const file = getStoredPath(context, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '%PDF-1.7 test');
}

/** @param start The number of log lines to skip. */
async function readFailures({ log }: TestServices, start: number) {
  // The output arrives through a pipe.
  await pause(200);
  return log
    .slice(start)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'failure');
}

const storage = await startStorageProxy();
afterAll(() => storage.close());

describe('retention', () => {
  const context = useServices({ SUPABASE_URL: storage.url });
  beforeAll(() => {
    storage.target = context.services.origin;
  });
  beforeEach(() => {
    storage.deletions.length = 0;
  });

  test('only inquiries past retention are deleted, with their files', async () => {
    const expired = await announce(context, 'a.pdf', 'b.pdf');
    for (const grant of expired.grants) expect((await upload(context, grant)).error).toBeNull();
    await markMailsSent(context);
    await expireInquiries(context);
    const recent = await announce(context, 'c.pdf');
    await upload(context, recent.grants[0]!);
    await context.services.runMaintenance();
    expect(await readInquiryIds(context)).toEqual(new Set([recent.inquiryId]));
    expect(expired.grants.map(({ path }) => isStored(context, path))).toEqual([false, false]);
    expect(isStored(context, recent.grants[0]!.path)).toBe(true);
    const jobs =
      await context.sql`select distinct inquiry_id from leads.mail_jobs where inquiry_id is not null`;
    expect(jobs).toEqual([{ inquiry_id: recent.inquiryId }]);
  });

  test('an inquiry whose notification wasn’t sent is kept and logged', async () => {
    const waiting = await announce(context, 'a.pdf');
    const sent = await submit(context.services);
    await context.sql`update leads.mail_jobs set status = 'sent' where inquiry_id = ${sent.body.inquiry_id}`;
    await context.sql`update leads.mail_jobs set next_attempt_at = now() + interval '1 hour'`;
    await expireInquiries(context);
    const start = context.log.length;
    await context.services.runMaintenance();
    expect(await readInquiryIds(context)).toEqual(new Set([waiting.inquiryId]));
    expect(await readFailures(context, start)).toEqual([
      expect.objectContaining({ code: 'retention_delayed', inquiries: 1 }),
    ]);
    await markMailsSent(context);
    await context.services.runMaintenance();
    expect(await readInquiryIds(context)).toEqual(new Set());
  });

  test('150 inquiries with five files each are deleted, with at most 500 paths per call', async () => {
    const { sql, services } = context;
    const ids = Array.from({ length: 150 }, () => randomUUID());
    const files = Array.from({ length: 5 }, (_, index) => pdfFile(`${index}.pdf`));
    await sql`
      insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, files, uploads_until)
      select id, id, '', 'contact', 'Ada', 'ada@biotech.example', 'Novak', ${sql.json(files)}, now()
      from unnest(${ids}::uuid[]) as id`;
    for (const id of ids) {
      for (let slot = 0; slot < 5; slot++) placeFile(context, `${id}/${slot}`);
    }
    await expireInquiries(context);
    for (let run = 0; run < 2; run++) await services.runMaintenance();
    expect(await readInquiryIds(context)).toEqual(new Set());
    const paths = ids.flatMap((id) => [0, 1, 2, 3, 4].map((slot) => `${id}/${slot}`));
    expect(paths.filter((path) => isStored(context, path))).toEqual([]);
    expect(Math.max(...storage.deletions.map(({ length }) => length))).toBeLessThanOrEqual(500);
  });

  test('inquiries with files are kept during a storage outage, which is logged', async () => {
    const withFiles = await announce(context, 'a.pdf');
    await submit(context.services);
    await markMailsSent(context);
    await expireInquiries(context);
    const start = context.log.length;
    storage.target = 'http://127.0.0.1:9';
    await expect(context.services.runMaintenance()).rejects.toThrow('503');
    storage.target = context.services.origin;
    expect(await readInquiryIds(context)).toContain(withFiles.inquiryId);
    expect(await readFailures(context, start)).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'maintenance_failed', task: 'retention' })]),
    );
    await context.services.runMaintenance();
    expect(await readInquiryIds(context)).toEqual(new Set());
  });
});

describe('retention after storage was removed from the configuration', () => {
  const withStorage = useServices();
  const context = useServices({ SUPABASE_URL: '', SUPABASE_SECRET_KEYS: '' });

  test('inquiries that may have files are kept and logged, and others are deleted', async () => {
    const { inquiryId } = await announce(withStorage, 'a.pdf');
    await submit(context.services);
    await submit(context.services, { files: [pdfFile('a.pdf')] });
    await markMailsSent(context);
    await expireInquiries(context);
    const start = context.log.length;
    await context.services.runMaintenance();
    expect(await readInquiryIds(context)).toEqual(new Set([inquiryId]));
    expect(await readFailures(context, start)).toEqual([
      expect.objectContaining({ code: 'retention_delayed', inquiries: 1 }),
    ]);
  });
});

describe('the daily search for files without an inquiry', () => {
  const context = useServices();
  /** The first run sends the digest, the second one searches. */
  const runNextDay = async () => {
    await startNextDay(context.sql);
    await context.services.runMaintenance();
    await context.services.runMaintenance();
  };

  test('a file that was uploaded after its inquiry was deleted is removed', async () => {
    await submit(context.services);
    const { inquiryId, grants } = await announce(context, 'a.pdf');
    await context.sql`delete from leads.inquiries where id = ${inquiryId}`;
    expect((await upload(context, grants[0]!)).error).toBeNull();
    await runNextDay();
    expect(isStored(context, grants[0]!.path), 'it may belong to an inquiry that is being sent').toBe(true);
    await backdateFile(context, grants[0]!.path, 6);
    await context.services.runMaintenance();
    expect(isStored(context, grants[0]!.path), 'the search is daily').toBe(true);
    await runNextDay();
    expect(isStored(context, grants[0]!.path)).toBe(false);
  });

  test('the files of inquiries are kept at any age', async () => {
    const { grants } = await announce(context, 'a.pdf');
    await upload(context, grants[0]!);
    await backdateFile(context, grants[0]!.path, 24 * 365);
    await runNextDay();
    expect(isStored(context, grants[0]!.path)).toBe(true);
  });

  test('a folder with a new and an old file is kept', async () => {
    const id = randomUUID();
    for (const slot of [0, 4]) placeFile(context, `${id}/${slot}`);
    await backdateFile(context, `${id}/0`, 30);
    await runNextDay();
    expect(isStored(context, `${id}/0`)).toBe(true);
    await backdateFile(context, `${id}/4`, 6);
    await runNextDay();
    expect([0, 4].map((slot) => isStored(context, `${id}/${slot}`))).toEqual([false, false]);
  });

  test('the search is retried in the next run if storage fails', async () => {
    const id = randomUUID();
    placeFile(context, `${id}/0`);
    await backdateFile(context, `${id}/0`, 6);
    await startNextDay(context.sql);
    await withStorageDown(context, async () => {
      for (let run = 0; run < 2; run++) await context.services.runMaintenance().catch(() => {});
    });
    expect(isStored(context, `${id}/0`)).toBe(true);
    await context.services.runMaintenance();
    expect(isStored(context, `${id}/0`)).toBe(false);
  });

  test('every page of the bucket is searched', async () => {
    const kept = Array.from({ length: 300 }, () => randomUUID());
    const orphans = Array.from({ length: 300 }, () => randomUUID());
    await context.sql`
      insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, uploads_until)
      select id, id, '', 'contact', 'Ada', 'ada@biotech.example', 'Novak', now() from unnest(${kept}::uuid[]) as id`;
    for (const id of [...kept, ...orphans]) {
      placeFile(context, `${id}/0`);
      await backdateFile(context, `${id}/0`, 30);
    }
    await runNextDay();
    const stored = (ids: readonly string[]) => ids.filter((id) => isStored(context, `${id}/0`)).length;
    expect([stored(orphans), stored(kept)]).toEqual([0, kept.length]);
  });
});

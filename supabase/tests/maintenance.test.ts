import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  announce,
  getStoredPath,
  isStored,
  readStorageVariables,
  upload,
  withStorageDown,
} from './stored-files.ts';
import { type TestServices, useServices } from './test-services.ts';

const expireInquiries = ({ sql }: TestServices) =>
  sql`update leads.inquiries set received_at = received_at - interval '731 days'`;
const markMailsSent = ({ sql }: TestServices) =>
  sql`update leads.mail_jobs set status = 'sent' where status in ('queued', 'sending')`;
const readInquiryIds = async ({ sql }: TestServices) =>
  (await sql<{ id: string }[]>`select id from leads.inquiries`).map(({ id }) => id);

const context = useServices();

describe('retention', () => {
  test('only inquiries past retention are deleted, with their emails and files', async () => {
    const expired = await announce(context, 'a.pdf', 'b.pdf');
    for (const grant of expired.grants) expect((await upload(context, grant)).error).toBeNull();
    await markMailsSent(context);
    await expireInquiries(context);
    const recent = await announce(context, 'c.pdf');
    await upload(context, recent.grants[0]!);
    await context.runMaintenance();
    expect(await readInquiryIds(context)).toEqual([recent.inquiryId]);
    expect(expired.grants.map(({ path }) => isStored(context, path))).toEqual([false, false]);
    expect(isStored(context, recent.grants[0]!.path)).toBe(true);
    const jobs =
      await context.sql`select distinct inquiry_id from leads.mail_jobs where inquiry_id is not null`;
    expect(jobs).toEqual([{ inquiry_id: recent.inquiryId }]);
  });

  test('an inquiry whose notification wasn’t sent is kept and logged', async () => {
    const waiting = await announce(context, 'a.pdf');
    await context.submit();
    await context.runMaintenance();
    await context.sql`
      update leads.mail_jobs set status = 'queued', next_attempt_at = now() + interval '1 hour'
      where inquiry_id = ${waiting.inquiryId}`;
    await expireInquiries(context);
    context.log.length = 0;
    await context.runMaintenance();
    expect(await readInquiryIds(context)).toEqual([waiting.inquiryId]);
    await expect
      .poll(() => context.readLog().filter(({ event }) => event === 'failure'))
      .toMatchObject([{ code: 'retention_delayed', inquiries: 1 }]);
    await markMailsSent(context);
    await context.runMaintenance();
    expect(await readInquiryIds(context)).toEqual([]);
  });
});

describe('the files of a deleted inquiry', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('they are removed at once, and again after the last grant expired', async () => {
    const { inquiryId, grants } = await announce(context, 'a.pdf', 'b.pdf');
    await upload(context, grants[0]!);
    await context.sql`delete from leads.inquiries where id = ${inquiryId}`;
    await context.runMaintenance();
    expect(isStored(context, grants[0]!.path)).toBe(false);

    expect((await upload(context, grants[1]!)).error, 'a grant issued before the deletion').toBeNull();
    await context.backdate('4 hours');
    await context.runMaintenance();
    expect(isStored(context, grants[1]!.path), 'a grant may be two hours old').toBe(true);
    await context.backdate('15 minutes');
    await context.runMaintenance();
    expect(isStored(context, grants[1]!.path)).toBe(false);
    expect(await context.sql`select from leads.file_deletions`).toHaveLength(0);
  });

  test('those of 150 inquiries are removed with at most 500 paths per call', async () => {
    const ids = Array.from({ length: 150 }, () => randomUUID());
    const paths = ids.flatMap((id) => [0, 1, 2, 3, 4].map((slot) => `${id}/${slot}`));
    for (const path of paths) {
      mkdirSync(dirname(getStoredPath(context, path)), { recursive: true });
      writeFileSync(getStoredPath(context, path), '%PDF-1.7 test');
    }
    await context.sql`
      insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, uploads_until)
      select id, id, '', 'contact', 'Ada', 'ada@biotech.example', 'Novak', now() - interval '1 day'
      from unnest(${ids}::uuid[]) as id`;
    await context.sql`delete from leads.inquiries`;
    const calls = vi.spyOn(globalThis, 'fetch');
    const { runMaintenance } = context.connectInProcess({ environment: readStorageVariables(context) });
    for (let run = 0; run < 2; run++) await runMaintenance();
    expect(paths.filter((path) => isStored(context, path))).toEqual([]);
    const deletions = calls.mock.calls.filter(([, options]) => options?.method === 'DELETE');
    const pathCounts = deletions.map(
      ([, options]) => (JSON.parse(options!.body as string) as { prefixes: string[] }).prefixes.length,
    );
    expect(pathCounts).toEqual([500, 250]);
  });

  test('they are removed after a storage outage, which is logged', async () => {
    const { inquiryId, grants } = await announce(context, 'a.pdf');
    await upload(context, grants[0]!);
    await context.sql`delete from leads.inquiries where id = ${inquiryId}`;
    context.log.length = 0;
    await withStorageDown(context, () => expect(context.runMaintenance()).rejects.toThrow('503'));
    expect(isStored(context, grants[0]!.path)).toBe(true);
    await expect
      .poll(() => context.readLog())
      .toContainEqual(expect.objectContaining({ code: 'maintenance_failed', task: 'file deletion' }));
    await context.runMaintenance();
    expect(isStored(context, grants[0]!.path)).toBe(false);
  });

  test('a function without storage deletes inquiries, and fails until it can remove their files', async () => {
    await announce(context, 'a.pdf');
    await markMailsSent(context);
    await expireInquiries(context);
    const { failures } = await context.connectInProcess().runMaintenance();
    expect(failures).toEqual([expect.stringMatching(/^file deletion: /)]);
    expect(await readInquiryIds(context)).toEqual([]);
    await context.runMaintenance();
    expect(await context.sql`select from leads.file_deletions where due_at <= now()`).toHaveLength(0);
  });
});

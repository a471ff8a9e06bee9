import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { storageFolder } from '#scripts/local-services/mock-storage.ts';
import { contactInquiry, post, useServices, type TestServices } from './test-services.ts';

const file = { name: 'dossier.pdf', size: 13 };

/** Stores an inquiry with this many files, which all have arrived. */
async function submit({ services, sql, dataDir }: TestServices, files: number): Promise<string> {
  const { body } = await post(services, {
    ...contactInquiry,
    files: Array.from({ length: files }, () => file),
  });
  for (const { path } of body.uploads ?? []) {
    const stored = join(storageFolder(dataDir), path);
    mkdirSync(dirname(stored), { recursive: true });
    writeFileSync(stored, '%PDF-1.7 test');
  }
  await sql`update leads.attachments set status = 'stored' where inquiry_id = ${body.inquiry_id}`;
  return body.inquiry_id;
}

const age = ({ sql }: TestServices) =>
  sql`update leads.inquiries set received_at = received_at - interval '731 days'`;
const kept = async ({ sql }: TestServices) =>
  (await sql<{ id: string }[]>`select id from leads.inquiries`).map(({ id }) => id);

/** The failures that were logged from a line on. */
async function failures({ log }: TestServices, start: number) {
  // The output arrives through a pipe.
  await pause(200);
  const lines = log.slice(start).filter((line) => line.startsWith('{'));
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'failure');
}

describe('every minute', () => {
  const context = useServices();

  test('inquiries past their retention are deleted with their files, and no others', async () => {
    const files = () => existsSync(join(storageFolder(context.dataDir), expired));
    const expired = await submit(context, 2);
    expect(files()).toBe(true);
    await age(context);
    const recent = await submit(context, 0);
    await context.services.runMaintenance();
    expect(await kept(context)).toEqual([recent]);
    expect(files()).toBe(false);
  });

  test('an outage of storage keeps no inquiry without files, and is told of', async () => {
    const withFiles = await submit(context, 1);
    await submit(context, 0);
    await age(context);
    // Awaited long enough to be looked for.
    const waiting = await post(context.services, { ...contactInquiry, files: [file] });
    await context.sql`
      update leads.attachments set announced_at = now() - interval '1 hour' where status = 'announced'`;
    const start = context.log.length;
    // A file in place of the bucket's folder.
    const folder = storageFolder(context.dataDir);
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, '');
    await expect(context.services.runMaintenance()).rejects.toThrow('503');
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
    expect(new Set(await kept(context))).toEqual(new Set([withFiles, waiting.body.inquiry_id]));
    expect(await failures(context, start)).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'maintenance_failed', task: 'retention' })]),
    );
    await context.services.runMaintenance();
    expect(await kept(context)).toEqual([waiting.body.inquiry_id]);
  });

  test('a hundred files that never come hide none that came later', async () => {
    const { sql, services } = context;
    const inquiries = Array.from({ length: 20 }, () => randomUUID());
    for (const id of inquiries) {
      await sql`insert into leads.inquiries (id, idempotency_key, type, name, email, company)
        values (${id}, ${id}, 'contact', 'Ada', 'ada@biotech.example', 'Novak')`;
      await sql`insert into leads.attachments
          (id, inquiry_id, position, file_name, size, content_type, object_path, announced_at)
        select file, ${id}::uuid, position, 'a.pdf', 13, 'application/pdf', ${id} || '/' || file || '.pdf',
          now() - interval '2 hours'
        from (select gen_random_uuid() as file, position from generate_series(0, 4) as position) as files`;
    }
    const id = await submit(context, 1);
    await sql`update leads.attachments set status = 'announced', announced_at = now() - interval '1 hour'
      where inquiry_id = ${id}`;
    await expect
      .poll(
        async () => {
          await services.runMaintenance();
          const [row] = await sql`select status from leads.attachments where inquiry_id = ${id}`;
          return row?.status as string;
        },
        { timeout: 10_000 },
      )
      .toBe('stored');
  });
});

describe('every minute, where storage is not configured any more', () => {
  const context = useServices({ SUPABASE_URL: '', SUPABASE_SECRET_KEYS: '' });

  test('inquiries with files outlive their retention, which is logged, and those without do not', async () => {
    const withFiles = await submit(context, 1);
    await submit(context, 0);
    // Its file was announced, but there was nowhere to send it.
    await post(context.services, { ...contactInquiry, files: [file] });
    await age(context);
    const start = context.log.length;
    await context.services.runMaintenance();
    expect(await kept(context)).toEqual([withFiles]);
    expect(await failures(context, start)).toEqual([
      expect.objectContaining({ code: 'retention_waits', inquiries: 1 }),
    ]);
  });
});

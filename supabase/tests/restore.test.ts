import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { contactInquiry, countRows, post, rfpSubmission, useServices } from './test-services.ts';

/** The tables that the owner's guide backs up, in restore order. */
const tables = ['inquiries', 'mail_jobs'];

const context = useServices();

test('a backup restores every row of an empty database, and a repeated inquiry is stored once', async () => {
  const { services, sql } = context;
  const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
  const { body } = await post(context, inquiry);
  await post(context, { ...rfpSubmission, files: [{ name: 'scope.pdf', size: 1000 }] });
  await services.runMaintenance();

  const readRows = (table: string) => sql.unsafe(`select * from leads.${table} order by id`);
  // The format of `pg_dump --data-only`.
  const copyFrom = async (table: string) =>
    buffer(await sql.unsafe(`copy leads.${table} to stdout`).readable());
  const copyTo = async (table: string, backup: Buffer) =>
    pipeline(Readable.from([backup]), await sql.unsafe(`copy leads.${table} from stdin`).writable());

  const rows = await Promise.all(tables.map(readRows));
  const backups = await Promise.all(tables.map(copyFrom));
  await sql`truncate leads.inquiries, leads.mail_jobs`;
  for (const [index, table] of tables.entries()) await copyTo(table, backups[index]!);

  expect(await Promise.all(tables.map(readRows))).toEqual(rows);
  expect((await post(context, inquiry)).body.inquiry_id).toBe(body.inquiry_id);
  expect((await countRows(sql)).inquiries).toBe(2);
});

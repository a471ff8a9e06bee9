import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalDatabase } from '#scripts/local-services/database.ts';
import {
  contactInquiry,
  post,
  rfpSubmission,
  startTestDatabase,
  startTestServices,
  useServices,
} from './test-services.ts';

/** The tables that the owner's guide backs up, in restore order. */
const tables = ['inquiries', 'mail_jobs'];

const source = useServices();
let database: LocalDatabase;
let restored: Awaited<ReturnType<typeof startTestServices>>;
beforeAll(async () => {
  database = await startTestDatabase();
  restored = await startTestServices(database.url);
});
afterAll(async () => {
  await restored?.close();
  await database?.close();
});

test('a new project gets every row from a backup, and a repeated inquiry is stored once', async () => {
  const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
  const { body } = await post(source.services, inquiry);
  await post(source.services, { ...rfpSubmission, files: [{ name: 'scope.pdf', size: 1000 }] });
  await source.services.runMaintenance();

  for (const table of tables) {
    // The format of `pg_dump --data-only`.
    const backup = await source.sql.unsafe(`copy leads.${table} to stdout`).readable();
    await pipeline(backup, await restored.sql.unsafe(`copy leads.${table} from stdin`).writable());
  }

  for (const table of tables) {
    const readRows = (sql: typeof source.sql) => sql.unsafe(`select * from leads.${table} order by id`);
    const expected = await readRows(source.sql);
    expect(expected).not.toHaveLength(0);
    expect(await readRows(restored.sql)).toEqual(expected);
  }
  const repeat = await post(restored.services, inquiry);
  expect(repeat.body.inquiry_id).toBe(body.inquiry_id);
  const [{ count } = {}] = await restored.sql`select count(*)::int from leads.inquiries`;
  expect(count).toBe(2);
});

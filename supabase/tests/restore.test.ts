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

/** The tables that the owner's guide backs up, in the order of the restore. Migrations make the rest. */
const tables = ['inquiries', 'mail_jobs'];

const lost = useServices();
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

test('a new project gets every row from a backup, and an inquiry that is sent again isn’t stored twice', async () => {
  const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
  const { body } = await post(lost.services, inquiry);
  await post(lost.services, { ...rfpSubmission, files: [{ name: 'scope.pdf', size: 1000 }] });
  await lost.services.runMaintenance();

  for (const table of tables) {
    // The lines that `pg_dump --data-only` writes and `psql` reads.
    const backup = await lost.sql.unsafe(`copy leads.${table} to stdout`).readable();
    await pipeline(backup, await restored.sql.unsafe(`copy leads.${table} from stdin`).writable());
  }

  for (const table of tables) {
    const rows = (sql: typeof lost.sql) => sql.unsafe(`select * from leads.${table} order by id`);
    const expected = await rows(lost.sql);
    expect(expected).not.toHaveLength(0);
    expect(await rows(restored.sql)).toEqual(expected);
  }
  const again = await post(restored.services, inquiry);
  expect(again.body.inquiry_id).toBe(body.inquiry_id);
  const [{ count } = {}] = await restored.sql`select count(*)::int from leads.inquiries`;
  expect(count).toBe(2);
});

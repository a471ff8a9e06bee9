import { describe, expect, test } from 'vitest';
import { contactInquiry, post, useServices } from './test-services.ts';

const context = useServices();

describe.each(['anon', 'authenticated'])('a visitor with the publishable key, as the role %s', (role) => {
  /** Runs a statement as the role and rolls it back. */
  const run = async (statement: string, grant = '') => {
    const outcome = context.sql.begin(async (sql) => {
      await sql.unsafe(`${grant}; set local role ${role}`);
      const rows = await sql.unsafe(statement);
      throw new Error(`it was allowed: got ${rows.length} rows, ${rows.count} affected`);
    });
    return outcome.catch((error: Error) => error.message);
  };
  const grantOn = (table: string) =>
    `grant usage on schema leads to ${role}; grant all on ${table} to ${role}`;

  test('the role sees no row even with a mistaken grant, because of row-level security', async () => {
    await post(context, contactInquiry);
    const tables = await context.sql<{ name: string }[]>`
      select oid::regclass::text as name from pg_class
      where relnamespace = 'leads'::regnamespace and relkind = 'r'`;
    expect(tables.map(({ name }) => name)).toContain('leads.inquiries');
    for (const { name } of tables) {
      expect(await run(`select * from ${name}`, grantOn(name))).toContain('got 0 rows');
      expect(await run(`delete from ${name}`, grantOn(name))).toContain('0 affected');
    }
    for (const view of ['inbox', 'unsent', 'export'])
      expect(await run(`select * from leads.${view}`, grantOn(`leads.${view}`))).toMatch(
        /^permission denied for (table|function)/,
      );
  });

  test('the role can run no function, even if it may use the schema', async () => {
    for (const call of [
      `delete_person('${contactInquiry.email}', true)`,
      `read_person('${contactInquiry.email}')`,
      `set_state('12345678', 'spam')`,
      `send_again('12345678')`,
      'begin_maintenance()',
    ])
      expect(await run(`select leads.${call}`, `grant usage on schema leads to ${role}`)).toMatch(
        /^permission denied for function/,
      );
  });
});

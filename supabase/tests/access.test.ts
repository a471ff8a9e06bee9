import { describe, expect, test } from 'vitest';
import { useServices, post, contactInquiry } from './test-services.ts';

const tables = ['inquiries', 'mail_jobs', 'request_counts', 'scheduler'];

describe('a visitor with the publishable key', () => {
  const context = useServices();
  /** Runs a statement as a role and rolls it back. */
  const runAs = async (role: string, statement: string, grant?: string) => {
    const outcome = context.sql.begin(async (sql) => {
      if (grant) await sql.unsafe(grant);
      await sql.unsafe(`set local role ${role}`);
      const rows = await sql.unsafe(statement);
      throw new Error(`it was allowed: got ${rows.length} rows, ${rows.count} affected`);
    });
    return outcome.catch((error: Error) => error.message);
  };

  test.each(['anon', 'authenticated'])('the role %s can’t read or write any table', async (role) => {
    await post(context.services, contactInquiry);
    for (const table of tables) {
      for (const statement of [
        `select * from leads.${table}`,
        `insert into leads.${table} default values`,
        `update leads.${table} set ctid = ctid`,
        `delete from leads.${table}`,
        `truncate leads.${table} cascade`,
      ]) {
        expect(`${statement}: ${await runAs(role, statement)}`).toContain(
          'permission denied for schema leads',
        );
      }
    }
  });

  test.each(['anon', 'authenticated'])('the role %s can’t call any function', async (role) => {
    const functions = await context.sql`
      select oid::regprocedure::text as signature from pg_proc where pronamespace = 'leads'::regnamespace`;
    expect(functions.length).toBeGreaterThan(5);
    const allowed = await context.sql`
      select oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'leads'::regnamespace and has_function_privilege(${role}, oid, 'execute')`;
    expect(allowed).toEqual([]);
  });

  test('a visitor sees no row even with a mistaken grant, because of row-level security', async () => {
    await post(context.services, contactInquiry);
    for (const table of tables) {
      const grant = `grant usage on schema leads to anon; grant all on leads.${table} to anon`;
      expect(await runAs('anon', `select * from leads.${table}`, grant)).toContain('got 0 rows');
      expect(await runAs('anon', `delete from leads.${table}`, grant)).toContain('0 affected');
    }
    const unprotected = await context.sql`
      select relname from pg_class where relnamespace = 'leads'::regnamespace and relkind = 'r' and not relrowsecurity`;
    expect(unprotected).toEqual([]);
  });

  test('a visitor can’t read the inbox view even with a mistaken grant', async () => {
    await post(context.services, contactInquiry);
    const grant = 'grant usage on schema leads to anon; grant all on leads.inbox to anon';
    expect(await runAs('anon', 'select * from leads.inbox', grant)).toContain(
      'permission denied for table inquiries',
    );
  });
});

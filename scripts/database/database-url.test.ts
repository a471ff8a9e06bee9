import { afterEach, expect, test, vi } from 'vitest';
import { createAuthority } from '#scripts/test/certificates.ts';
import { openHostedDatabase } from '../local-services/database.ts';
import { getConnectionKind, parseProjectRef, toTransactionPooler } from './database-url.ts';

afterEach(() => vi.unstubAllEnvs());

const project = 'abcdefghijklmnopqrst';
const pooler = `postgres.${project}:password@aws-0-us-east-1.pooler.supabase.com`;

test.each([
  [`postgresql://postgres:password@db.${project}.supabase.co:5432/postgres`, 'direct', project],
  [`postgresql://${pooler}:5432/postgres`, 'session pooler', project],
  [`postgresql://${pooler}/postgres?sslmode=require`, 'session pooler', project],
  [`postgresql://${pooler}:6543/postgres`, 'transaction pooler', project],
  [`https://${project}.supabase.co/functions/v1/send-contact-email`, 'other', project],
  ['postgres://postgres:password@127.0.0.1:54322/postgres', 'other', undefined],
  ['postgres://db.evil.supabase.co.example/postgres', 'other', undefined],
  ['not a URL', 'other', undefined],
  [undefined, 'other', undefined],
])('%s is a “%s” URL of the project %s', (url, kind, ref) => {
  expect([getConnectionKind(url), parseProjectRef(url)]).toEqual([kind, ref]);
});

test('the function’s connection string follows from that of the commands', () => {
  const url = `postgresql://${pooler}:5432/postgres?sslmode=require`;
  expect(toTransactionPooler(url)).toBe(url.replace('5432', '6543'));
  expect(toTransactionPooler(url.replace(':5432', ''))).toBe(url.replace('5432', '6543'));
  const local = 'postgres://postgres:a%40b@127.0.0.1:54322/postgres';
  expect(toTransactionPooler(local)).toBe(local);
});

test('a command warns that many networks can’t use the direct connection', async () => {
  vi.stubEnv('DATABASE_CA', (await createAuthority()).cert);
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const host of [`db.${project}.supabase.co:5432`, 'aws-0-us-east-1.pooler.supabase.com:5432']) {
    // Nothing connects without a query.
    const { close } = openHostedDatabase(`postgres://postgres:password@${host}/postgres`);
    await close();
  }
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^⚠ SUPABASE_DB_URL is the direct connection string.*IPv6/)],
  ]);
});

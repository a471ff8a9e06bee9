import { expect, test } from 'vitest';
import { chooseTlsMode } from './database-tls.ts';

const database = (host: string, query = '') =>
  chooseTlsMode(`postgres://user:password@${host}/postgres${query}`);

test.each(['localhost', 'localhost:5432', '127.0.0.1:54322', '[::1]:5432'])(
  'a connection to %s isn’t encrypted',
  (host) => {
    expect(database(host)).toBe(false);
  },
);

test.each([
  'db.project.supabase.co:5432',
  'aws-0-eu-central-1.pooler.supabase.com:6543',
  '192.0.2.1',
  '10.0.0.1',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '[::2]',
])('a connection to %s is encrypted', (host) => {
  expect(database(host)).toBe('require');
});

test.each([
  ['db.example', '?sslmode=disable', false],
  ['localhost', '?sslmode=disable', false],
  ['db.example', '?sslmode=verify-full', 'verify-full'],
  ['localhost', '?sslmode=require', 'require'],
  // These modes would fall back to plain text.
  ['db.example', '?sslmode=prefer', 'require'],
  ['db.example', '?sslmode=allow', 'require'],
  ['db.example', '?sslmode=', 'require'],
])('a connection to %s with %s uses TLS mode %s', (host, query, mode) => {
  expect(database(host, query)).toBe(mode);
});

import { expect, test } from 'vitest';
import { createAuthority, toOneLine } from '#scripts/test/certificates.ts';
import { createConnectionOptions, needsTls, readCertificates } from './database-connection.ts';

const { cert, key } = await createAuthority();

test.each([
  ['localhost', false],
  ['localhost:5432', false],
  ['127.0.0.1:54322', false],
  ['[::1]:5432', false],
  ['localhost/postgres?sslmode=require', true],
  ['db.project.supabase.co:5432', true],
  ['192.0.2.1', true],
  ['10.0.0.1', true],
  ['localhost.evil.example', true],
  ['127.0.0.1.evil.example', true],
  ['localhost,evil.example', true],
  ['[::2]', true],
  ['db.example/postgres?sslmode=disable', false],
  // These modes would fall back to plain text.
  ['db.example/postgres?sslmode=prefer', true],
  ['db.example/postgres?sslmode=', true],
])('whether a connection to %s uses TLS: %s', (target, expected) => {
  expect(needsTls(`postgres://user:password@${target}`)).toBe(expected);
});

test('several certificates are read, and line breaks may be written as \\n', () => {
  expect(readCertificates(`Supabase\n${cert}\nNext\n${toOneLine(cert)}${toOneLine(cert)}`)).toEqual(
    Array(3).fill(cert.trim()),
  );
});

test.each([
  ['no certificate', 'certificate'],
  ['a private key', cert + key],
  ['a damaged certificate', cert.replace(/MII?./, 'AAAA')],
  ['a truncated certificate', cert + cert.slice(0, 200)],
])('%s is rejected', (_, text) => {
  expect(readCertificates(text)).toBeUndefined();
});

test.each([
  [undefined, /^DATABASE_CA is not set\. Download the CA certificate .*Database > Settings > SSL/],
  ['certificate', /^DATABASE_CA has no valid certificate\. Download/],
])('a hosted database without a CA certificate (%s) is rejected before connecting', (ca, message) => {
  expect(() => createConnectionOptions('postgres://db.example/postgres', ca)).toThrow(message);
});

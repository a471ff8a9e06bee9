import { expect, test } from 'vitest';
import { testConfiguration } from '../../tests/test-configuration.ts';
import { createAuthority } from '#scripts/test/certificates.ts';
import { parseConfiguration } from './configuration.ts';

test('all missing and invalid variables are reported together', () => {
  const parse = () =>
    parseConfiguration({ SITE_URL: 'dep.example', ADDRESS_HASH_SALT: 'short', RATE_LIMIT_MAXIMUM: 'many' });
  for (const name of [
    'SUPABASE_DB_URL',
    'SITE_URL',
    'PROVIDER_EMAIL',
    'ADDRESS_HASH_SALT',
    'RATE_LIMIT_MAXIMUM',
  ]) {
    expect(parse).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  }
});

test('an empty variable gets its default', () => {
  const { RATE_LIMIT_MAXIMUM, RESEND_API_KEY } = testConfiguration({
    RATE_LIMIT_MAXIMUM: '',
    RESEND_API_KEY: '',
  });
  expect([RATE_LIMIT_MAXIMUM, RESEND_API_KEY]).toEqual([30, undefined]);
});

test.each(['inquiries@dep.example', 'DEP <inquiries@dep.example>', '"DEP, Inc." <inquiries@dep.example>'])(
  '%s is a valid MAIL_FROM',
  (MAIL_FROM) => {
    expect(testConfiguration({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  },
);

test('the secret key named default is used, or else the first', () => {
  const SUPABASE_URL = 'https://project.supabase.co';
  const parseKey = (SUPABASE_SECRET_KEYS: string) =>
    testConfiguration({ SUPABASE_URL, SUPABASE_SECRET_KEYS }).SUPABASE_SECRET_KEY;
  expect(parseKey('{"mails":"sb_secret_b","default":"sb_secret_a"}')).toBe('sb_secret_a');
  expect(parseKey('{"mails":"sb_secret_b"}')).toBe('sb_secret_b');
  for (const empty of ['', '{}'])
    expect(() => parseKey(empty)).toThrow('SUPABASE_SECRET_KEYS: is missing: create a secret key');
});

test('HEARTBEAT_URL needs no TLS on localhost', () => {
  for (const url of ['https://alerts.example/x', 'http://127.0.0.1:4000/x', 'http://localhost/x'])
    expect(testConfiguration({ HEARTBEAT_URL: url }).HEARTBEAT_URL).toBe(url);
});

test('DATABASE_CA is required for the database in use unless it is on localhost', async () => {
  const hosted = 'postgres://db.example/postgres';
  const local = 'postgres://localhost/postgres';
  const message = 'DATABASE_CA: is missing. Download the CA certificate';
  expect(() => testConfiguration({ DATABASE_URL: hosted })).toThrow(message);
  expect(() => testConfiguration({ SUPABASE_DB_URL: hosted })).toThrow(message);
  testConfiguration({ SUPABASE_DB_URL: hosted, DATABASE_URL: local });
  testConfiguration({ DATABASE_URL: hosted, DATABASE_CA: (await createAuthority()).cert });
});

const invalidSender = 'MAIL_FROM: must be an email address or Name <address>';

test.each([
  [{ MAIL_SERVICE: 'resend' }, 'MAIL_FROM: is required with MAIL_SERVICE=resend'],
  [{ MAIL_SERVICE: 'resend' }, 'RESEND_API_KEY: is required with MAIL_SERVICE=resend'],
  [{ MAIL_FROM: 'DEP' }, invalidSender],
  [{ MAIL_FROM: 'inquiries@dep' }, invalidSender],
  [{ MAIL_FROM: 'DEP inquiries@dep.example' }, invalidSender],
  [{ MAIL_FROM: 'DEP <inquiries>' }, invalidSender],
  [{ MAIL_FROM: 'DEP <a@dep.example' }, invalidSender],
  [{ SUPABASE_SECRET_KEYS: 'sb_secret_a' }, 'SUPABASE_SECRET_KEYS: must be a JSON object'],
  [
    { SUPABASE_SECRET_KEYS: '{"default":"eyJhbGciOi"}' },
    'SUPABASE_SECRET_KEYS.default: must be a secret key',
  ],
  [{ HEARTBEAT_URL: 'http://alerts.example/x' }, 'HEARTBEAT_URL: must be an https:// URL'],
  [{ DATABASE_CA: 'prod-ca-2021.crt' }, 'DATABASE_CA: must be one or more certificates in PEM format'],
  [{ DATABASE_URL: 'db.example' }, 'DATABASE_URL: must be a postgres:// URL'],
  [{ SUPABASE_DB_URL: 'https://db.example' }, 'SUPABASE_DB_URL: must be a postgres:// URL'],
  [{ DATABASE_URL: 'mysql://db.example/leads' }, 'DATABASE_URL: must be a postgres:// URL'],
  [{ RATE_LIMIT_MAXIMUM: '0' }, 'RATE_LIMIT_MAXIMUM: '],
  [{ DATABASE_SIZE_LIMIT_MB: '0' }, 'DATABASE_SIZE_LIMIT_MB: '],
  [{ RFP_RECIPIENTS: 'bd@dep.example, cmc' }, 'RFP_RECIPIENTS.1: must be an email address'],
])('%j is rejected', (environment, message) => {
  expect(() => testConfiguration(environment)).toThrow(message);
});

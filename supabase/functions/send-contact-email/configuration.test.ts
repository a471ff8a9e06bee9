import { expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';

const complete = {
  SUPABASE_DB_URL: 'postgres://postgres@localhost/postgres',
  SITE_URL: 'https://www.dep.example/',
  PROVIDER_EMAIL: 'hello@dep.example',
  ADDRESS_HASH_SALT: 'sixteen characters',
};

test('what is missing or wrong is named, all at once', () => {
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

test('an empty variable is one that is not set', () => {
  expect(parseConfiguration({ ...complete, RATE_LIMIT_MAXIMUM: '', TURNSTILE_SECRET: '' })).toMatchObject({
    RATE_LIMIT_MAXIMUM: 10,
  });
});

test.each([
  ['resend', ['MAIL_FROM', 'RESEND_API_KEY']],
  ['smtp', ['MAIL_FROM', 'SMTP_URL']],
])('sending through %s needs %j', (MAIL_PROVIDER, names) => {
  for (const name of names) {
    expect(() => parseConfiguration({ ...complete, MAIL_PROVIDER })).toThrow(
      `${name}: is needed with MAIL_PROVIDER=`,
    );
  }
});

test('the site’s own origin may always post', () => {
  const { origins } = parseConfiguration({
    ...complete,
    ALLOWED_ORIGINS: 'https://a.example, https://b.example/x',
  });
  expect([...origins]).toEqual(['https://www.dep.example', 'https://a.example', 'https://b.example']);
});

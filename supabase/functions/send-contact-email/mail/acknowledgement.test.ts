import { expect, test } from 'vitest';
import { parseConfiguration } from '../configuration.ts';
import { acknowledgement } from './acknowledgement.ts';

const configuration = parseConfiguration({
  SUPABASE_DB_URL: 'postgres://postgres@localhost/postgres',
  SITE_URL: 'https://www.dep.example',
  PROVIDER_EMAIL: 'hello@dep.example',
  ADDRESS_HASH_SALT: 'sixteen characters',
});

const greeting = (name: string) => {
  const inquiry = {
    id: 'x',
    type: 'contact' as const,
    received_at: '2027-01-01T00:00:00Z',
    name,
    email: 'a@b.co',
    company: 'C',
    answers: {},
  };
  return acknowledgement(
    { id: 'x', kind: 'acknowledgement', attempts: 1, inquiry, files: [] },
    configuration,
  ).text.split('\n')[0];
};

test.each(['Ada Novak', 'Dr. J. R. O’Neil-Çelik', '山田太郎'])('%s is greeted by name', (name) => {
  expect(greeting(name)).toBe(`Dear ${name},`);
});

test.each([
  'Visit spam.example',
  'https://spam.example',
  'call 555 0100',
  'a@b.co',
  '$$$ WIN $$$',
  'x'.repeat(61),
])('what is no name, as %j, is not sent on', (name) => {
  expect(greeting(name)).toBe('Hello,');
});

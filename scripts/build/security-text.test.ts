import { expect, test } from 'vitest';
import { createSecurityText } from './security-text.ts';

test('security.txt says whom to write to and expires within a year of its release', () => {
  const text = createSecurityText({ siteUrl: 'https://www.example.com' }, new Date('2026-11-23T14:05:06Z'));
  expect(text.split('\n')).toEqual([
    'Contact: mailto:hello@example.com',
    'Expires: 2027-11-18T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ]);
});

import { describe, expect, test } from 'vitest';
import { responseTime } from '../../_shared/response-time.ts';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import { acknowledgement } from './acknowledgement.ts';

const configuration = testConfiguration();

const greeting = (name: string) => {
  const inquiry = {
    id: 'x',
    type: 'contact' as const,
    received_at: '2027-01-01T00:00:00Z',
    name,
    email: 'a@b.co',
    company: 'C',
    answers: {},
    suspicions: [],
    unsent_files: [],
    revisions: [],
  };
  return acknowledgement(
    { id: 'x', kind: 'acknowledgement', attempts: 1, queued_at: inquiry.received_at, inquiry, files: [] },
    configuration,
  ).text.split('\n')[0];
};

test.each([
  'Ada Novak',
  'Visit spam.example',
  'https://spam.example',
  'call 555 0100',
  'a@b.co',
  '$$$ WIN $$$',
  'x'.repeat(61),
])('what calls itself a name, as %j, goes to no mailbox that somebody has typed', (name) => {
  expect(greeting(name)).toBe('Hello,');
});

describe.each(['contact', 'rfp'] as const)('the mail to whoever sent a form of type %s', (type) => {
  const inquiry = {
    id: '3f2b8c1e-0000-4000-8000-000000000000',
    type,
    received_at: '2027-01-01T00:15:59.123456+05:30',
    name: 'Ada Novak',
    email: 'a@b.co',
    company: 'C',
    answers: { message: 'IC50 < 5 nM' },
    suspicions: [],
    unsent_files: [],
    revisions: [],
  };
  const mail = acknowledgement(
    { id: 'x', kind: 'acknowledgement', attempts: 1, queued_at: inquiry.received_at, inquiry, files: [] },
    configuration,
  );

  test.each([
    'Hello,',
    '3F2B8C1E',
    '2026-12-31 18:45 UTC',
    `Within ${responseTime}`,
    'hello@dep.example',
    'https://www.dep.example',
  ])('says “%s” with and without HTML', (words) => {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  });

  test('repeats nothing of what was written', () => {
    expect(mail.text + mail.html).not.toContain('IC50');
  });

  test('has one link, and asks for nothing from outside', () => {
    expect(mail.html.match(/href="[^"]*"/g)).toEqual(['href="https://www.dep.example"']);
    expect(mail.html).not.toMatch(/<img|<link|url\(|src=/);
  });
});

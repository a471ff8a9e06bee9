import { describe, expect, test } from 'vitest';
import { responseTime } from '../../_shared/response-time.ts';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import type { StoredInquiry } from '../database.ts';
import { acknowledgement } from './acknowledgement.ts';

const configuration = testConfiguration();
const inquiry: StoredInquiry = {
  id: '3f2b8c1e-0000-4000-8000-000000000000',
  type: 'contact',
  received_at: '2027-01-01T00:15:59.123456+05:30',
  name: 'Win at spam.example',
  email: 'a@b.co',
  company: 'Call 555 0100',
  answers: { project_description: 'IC50 < 5 nM' },
  files: [],
  unsent_files: [],
  suspicions: [],
  consent: true,
  consent_version: 1,
  update_of: null,
  reported_slots: null,
};

describe.each(['contact', 'rfp'] as const)('the confirmation of an inquiry of type %s', (type) => {
  const mail = acknowledgement({ ...inquiry, type }, configuration);

  test.each([
    'Hello,',
    '3F2B8C1E',
    '2026-12-31 18:45 UTC',
    `Within ${responseTime}`,
    'hello@dep.example',
    'https://www.dep.example',
  ])('says “%s” in its text and its HTML', (words) => {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  });

  test('repeats nothing that the sender wrote, so that the form can’t send spam to other mailboxes', () => {
    const everything = [mail.subject, mail.text, mail.html].join('\n');
    for (const text of ['spam.example', '555 0100', 'IC50']) expect(everything).not.toContain(text);
  });

  test('has one link and loads nothing from outside', () => {
    expect(mail.html.match(/href="[^"]*"/g)).toEqual(['href="https://www.dep.example"']);
    expect(mail.html).not.toMatch(/<img|<link|url\(|src=/);
  });

  test('asks for files that the form could not send, without their names', () => {
    const lost = acknowledgement({ ...inquiry, type, unsent_files: ['spam.example.pdf'] }, configuration);
    expect(lost.text).toContain('Please attach them to your reply to this mail.');
    expect(lost.text + lost.html).not.toContain('spam.example');
    expect(mail.text).not.toContain('attach');
  });
});

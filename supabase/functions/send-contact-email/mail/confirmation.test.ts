import { describe, expect, test } from 'vitest';
import { responseTime } from '../../_shared/response-time.ts';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import type { StoredInquiry } from '../database.ts';
import { composeConfirmation } from './confirmation.ts';

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

describe.each(['contact', 'rfp'] as const)('the confirmation of a %s inquiry', (type) => {
  const mail = composeConfirmation({ ...inquiry, type }, configuration);

  test.each([
    'Hello,',
    '3F2B8C1E',
    '2026-12-31 18:45 UTC',
    `Within ${responseTime}`,
    'hello@dep.example',
    'https://www.dep.example',
  ])('the confirmation contains “%s” in its text and its HTML', (text) => {
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  });

  test('the confirmation contains nothing the sender wrote, so the form can’t send spam to other mailboxes', () => {
    const everything = [mail.subject, mail.text, mail.html].join('\n');
    for (const text of ['spam.example', '555 0100', 'IC50']) expect(everything).not.toContain(text);
  });

  test('the confirmation has one link and loads nothing', () => {
    expect(mail.html.match(/href="[^"]*"/g)).toEqual(['href="https://www.dep.example"']);
    expect(mail.html).not.toMatch(/<img|<link|url\(|src=/);
  });

  test('the confirmation asks for files that the form couldn’t send, without their names', () => {
    const mailWithoutFiles = composeConfirmation(
      { ...inquiry, type, unsent_files: ['spam.example.pdf'] },
      configuration,
    );
    expect(mailWithoutFiles.text).toContain('Please reply to this email and attach them.');
    expect(mailWithoutFiles.text + mailWithoutFiles.html).not.toContain('spam.example');
    expect(mail.text).not.toContain('attach');
  });
});

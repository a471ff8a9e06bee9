import { describe, expect, test } from 'vitest';
import { forms } from '../../_shared/forms.ts';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import type { StoredInquiry } from '../database.ts';
import { composeBundle, composeNotification } from './notification.ts';

const configuration = testConfiguration({
  CONTACT_RECIPIENTS: 'contact@dep.example',
  RFP_RECIPIENTS: 'bd@dep.example, cmc@dep.example',
});
const inquiry: StoredInquiry = {
  id: '3f2b8c1e-0000-4000-8000-000000000000',
  type: 'contact',
  received_at: '2027-01-01T00:15:59.123456+00:00',
  name: 'Ada Novak',
  email: 'ada@biotech.example',
  company: 'Novak Biotech',
  answers: {},
  files: [],
  unsent_files: [],
  suspicions: [],
  consent: true,
  consent_version: 1,
  update_of: null,
  reported_slots: null,
};
const entry = (changes: Partial<StoredInquiry>) => {
  const changed = { ...inquiry, ...changes };
  return { inquiry: changed, files: [], fields: forms[changed.type] };
};
const mailAbout = (changes: Partial<StoredInquiry>) => composeNotification(entry(changes), configuration);

describe('the owner’s email about an inquiry', () => {
  test.each([
    ['2027-01-01T00:15:59.123456+05:30', '2026-12-31 18:45 UTC'],
    ['2027-06-30T23:30:00-07:00', '2027-07-01 06:30 UTC'],
    ['2027-01-01T00:15:59.123456+00:00', '2027-01-01 00:15 UTC'],
  ])('the email shows the database time %s as %s', (received_at, shown) => {
    const mail = mailAbout({ received_at });
    expect(mail.text).toContain(`Received ${shown}, reference 3F2B8C1E`);
    expect(mail.html).toContain(`Received ${shown}, reference 3F2B8C1E`);
  });

  test('the owner’s email says why the sender may be a bot', () => {
    const mail = mailAbout({ suspicions: ['honeypot', 'haste', 'address'] });
    expect(mail.subject).toBe('Possible spam: Contact inquiry from Ada Novak, Novak Biotech');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('We did not send the sender a confirmation.');
      expect(part).toContain('a field that people can’t see was filled in');
      expect(part).toContain('faster than a person can type');
      expect(part).toContain('the same IP address sent several inquiries within an hour');
    }
  });

  test.each([
    [true, 1, 'given (version 1 of the consent text)'],
    [true, null, 'given (unknown version of the consent text)'],
    [null, null, undefined],
    [false, null, undefined],
  ])('the email shows consent %j to version %j as %s', (consent, consent_version, expected) => {
    const [, shown] = /Consent to processing: (.*)/.exec(mailAbout({ consent, consent_version }).text) ?? [];
    expect(shown).toBe(expected);
  });
});

describe('the owner’s bundle of inquiries', () => {
  test('a bundle contains each inquiry in full and is sent once to every recipient', () => {
    const mail = composeBundle(
      [
        entry({ answers: { project_description: 'First' } }),
        entry({ type: 'rfp', name: 'Grace Okafor', answers: { project_name: 'OK-101' } }),
        entry({ name: 'Eve', suspicions: ['honeypot'] }),
      ],
      configuration,
    );
    expect(mail).toMatchObject({
      to: ['contact@dep.example', 'bd@dep.example', 'cmc@dep.example'],
      replyTo: 'hello@dep.example',
      subject: '3 more inquiries',
    });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Contact inquiry from Ada Novak, Novak Biotech');
      expect(part).toContain('First');
      expect(part).toContain('RFP from Grace Okafor, Novak Biotech');
      expect(part).toContain('OK-101');
      expect(part).toContain('a field that people can’t see was filled in');
    }
  });
});

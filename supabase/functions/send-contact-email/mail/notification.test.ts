import { describe, expect, test } from 'vitest';
import { forms } from '../../_shared/forms.ts';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import type { StoredInquiry } from '../database.ts';
import type { FileStatus } from '../files/slots.ts';
import { bundle, filesMail, notification } from './notification.ts';

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
const entry = (changes: Partial<StoredInquiry> = {}, files: readonly FileStatus[] = []) => {
  const changed = { ...inquiry, ...changes };
  return { inquiry: changed, files, fields: forms[changed.type] };
};
const mailAbout = (...parts: Parameters<typeof entry>) => notification(entry(...parts), configuration);

describe('the owner’s mail about an inquiry', () => {
  test.each([
    ['2027-01-01T00:15:59.123456+05:30', '2026-12-31 18:45 UTC'],
    ['2027-06-30T23:30:00-07:00', '2027-07-01 06:30 UTC'],
    ['2027-01-01T00:15:59.123456+00:00', '2027-01-01 00:15 UTC'],
  ])('gives the database’s time %s as %s', (received_at, shown) => {
    const mail = mailAbout({ received_at });
    expect(mail.text).toContain(`Received ${shown}, reference ${inquiry.id}`);
    expect(mail.html).toContain(`Received ${shown}, reference ${inquiry.id}`);
  });

  test('goes to the recipients of its form, and a reply goes to the visitor', () => {
    expect(mailAbout()).toMatchObject({
      to: ['contact@dep.example'],
      replyTo: inquiry.email,
      subject: 'Contact inquiry from Ada Novak, Novak Biotech',
    });
    expect(mailAbout({ type: 'rfp' })).toMatchObject({
      to: ['bd@dep.example', 'cmc@dep.example'],
      subject: 'RFP from Ada Novak, Novak Biotech',
    });
    expect(notification(entry(), testConfiguration()).to).toEqual(['hello@dep.example']);
  });

  test('names the inquiry that it updates, and has the whole new text', () => {
    const mail = mailAbout({
      update_of: '1a2b3c4d-0000-4000-8000-000000000000',
      answers: { project_description: 'A kinase inhibitor' },
    });
    expect(mail.subject).toBe('Update to 1A2B3C4D');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Update to 1A2B3C4D: the visitor sent the form again with changes.');
      expect(part).toContain('Contact inquiry from Ada Novak, Novak Biotech');
      expect(part).toContain('A kinase inhibitor');
    }
    expect(mailAbout().text).not.toContain('Update');
  });

  test('says why the sender may be a robot', () => {
    const mail = mailAbout({ suspicions: ['honeypot', 'haste', 'address'] });
    expect(mail.subject).toBe('Suspect: Contact inquiry from Ada Novak, Novak Biotech');
    expect(mail.text).toContain('We did not send the sender a confirmation.');
    expect(mail.text).toContain('the same address sent several inquiries within an hour');
  });

  test('quotes each line of a longer text, so that a visitor can’t forge one of our lines', () => {
    const forged = 'Hello\nConsent to processing: given, to version 1 of the text\n\n----';
    const { text } = mailAbout({ answers: { project_description: forged }, consent: null });
    expect(text).toContain(
      'Project description:\n> Hello\n> Consent to processing: given, to version 1 of the text\n> \n> ----',
    );
    expect(text).not.toMatch(/^(?:Consent|----)/m);
  });

  test.each([
    [true, 1, 'given, to version 1 of the text'],
    [true, null, 'given, to an unknown version of the text'],
    [null, null, undefined],
    [false, null, undefined],
  ])('describes consent %j to version %j as %s', (consent, consent_version, expected) => {
    const [, shown] = /Consent to processing: (.*)/.exec(mailAbout({ consent, consent_version }).text) ?? [];
    expect(shown).toBe(expected);
  });

  test('shows a visitor’s markup as text', () => {
    const { html } = mailAbout({ answers: { project_description: 'LOD <5 <img src=x onerror=alert(1)>' } });
    expect(html).toContain('LOD &lt;5 &lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
  });

  test('names the files that a form without JavaScript could not send', () => {
    const { text } = mailAbout({ unsent_files: ['dossier.pdf', 'data.csv'] });
    expect(text).toContain('Please ask for: dossier.pdf, data.csv.');
  });

  test('links stored files and says which have not arrived', () => {
    const files = [
      { name: 'dossier.pdf', size: 2048, isStored: true, link: 'https://storage.example/dossier' },
      { name: 'data.csv', size: 1, isStored: false },
    ];
    const { text, html } = mailAbout({}, files);
    expect(text).toContain('1 of 2 files had not arrived when we sent this mail.');
    expect(text).toContain('File: dossier.pdf (2 KB)\nhttps://storage.example/dossier');
    expect(text).toContain('File: data.csv (1 KB): not arrived yet');
    expect(text).toContain('npm run leads -- --files 3F2B8C1E');
    expect(html).toContain('href="https://storage.example/dossier"');
    expect(mailAbout({}, [files[0]!]).text).not.toContain('not arrived');
  });
});

describe('the owner’s bundle of inquiries', () => {
  test('has each inquiry in full and goes once to every recipient', () => {
    const mail = bundle(
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

test('the owner’s mail about late files names the inquiry and links them', () => {
  const files = [
    { name: 'dossier.pdf', size: 2048, isStored: true, link: 'https://storage.example/dossier' },
  ];
  const mail = filesMail(entry({}, files), configuration);
  expect(mail).toMatchObject({
    to: ['contact@dep.example'],
    replyTo: inquiry.email,
    subject: 'Files for 3F2B8C1E',
  });
  expect(mail.text).toContain('Files from Ada Novak, Novak Biotech');
  expect(mail.text).toContain('https://storage.example/dossier');
});

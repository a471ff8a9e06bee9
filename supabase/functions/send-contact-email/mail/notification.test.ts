import { expect, test } from 'vitest';
import { forms } from '#src/inquiry/forms.ts';
import { storedInquiry } from '../../../tests/stored-inquiry.ts';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import type { StoredInquiry } from '../database.ts';
import { composeNotification } from './notification.ts';

function compose(changes: Partial<StoredInquiry> = {}) {
  const inquiry = { ...storedInquiry, ...changes };
  return composeNotification(inquiry, new Date(), { configuration: testConfiguration(), forms });
}

test('the owner’s email shows in UTC when the inquiry arrived', () => {
  const { text, html } = compose();
  for (const part of [text, html])
    expect(part).toContain('Received 2026-12-31 18:45 UTC, reference 3F2B8C1E');
});

test('the owner’s email says why the sender may be a bot', () => {
  const { text, html } = compose({ suspicions: ['honeypot', 'haste', 'address'] });
  for (const part of [text, html]) {
    expect(part).toContain('a field that people can’t see was filled in');
    expect(part).toContain('faster than a person can type');
    expect(part).toContain('the same IP address sent several inquiries within an hour');
  }
});

test.each([
  [true, 1, 'given (version 1 of the consent text)'],
  [true, null, 'given (unknown version of the consent text)'],
  [false, null, undefined],
])('the owner’s email shows consent %j to version %j as %s', (consent, consent_version, expected) => {
  const [, shown] = /Consent to processing: (.*)/.exec(compose({ consent, consent_version }).text) ?? [];
  expect(shown).toBe(expected);
});

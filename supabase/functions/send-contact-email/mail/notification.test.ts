import { expect, test } from 'vitest';
import { contactForm } from '../../_shared/contact-form.ts';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import { notification } from './notification.ts';

const configuration = testConfiguration();

test.each([
  ['2027-01-01T00:15:59.123456+05:30', '2026-12-31 18:45 UTC'],
  ['2027-06-30T23:30:00-07:00', '2027-07-01 06:30 UTC'],
  ['2027-01-01T00:15:59.123456+00:00', '2027-01-01 00:15 UTC'],
])('a time that the database tells as %s is told as %s', (received_at, told) => {
  const inquiry = {
    id: 'x',
    type: 'contact' as const,
    received_at,
    name: 'Ada Novak',
    email: 'a@b.co',
    company: 'C',
    answers: {},
    suspicions: [],
    unsent_files: [],
    revisions: [],
  };
  const job = {
    id: 'x',
    kind: 'notification' as const,
    attempts: 1,
    queued_at: received_at,
    inquiry,
    files: [],
  };
  const mail = notification(job, [], configuration, contactForm);
  expect(mail.text).toContain(`Received ${told}, reference x`);
  expect(mail.html).toContain(`Received ${told}, reference x`);
});

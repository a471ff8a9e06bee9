import { describe, expect, test } from 'vitest';
import { cases } from '#src/site/cases.ts';
import { parseEnvironment } from '#scripts/environment.ts';
import { team } from '#src/site/team.ts';
import { findPlaceholders, type LaunchInputs } from './placeholders.ts';

const siteVariables = {
  SITE_URL: 'https://www.dep-advisory.com',
  PROVIDER_LEGAL_NAME: 'DEP Advisory LLC',
  PROVIDER_EMAIL: 'hello@dep-advisory.com',
  PROVIDER_STREET: '12 Harbor Road',
  PROVIDER_LOCALITY: 'Boston',
  PROVIDER_REGION: 'MA',
  PROVIDER_POSTAL_CODE: '02110',
  BOOKING_URL: 'https://calendar.dep-advisory.com/call',
  PRIVACY_URL: 'https://www.dep-advisory.com/privacy.pdf',
  TERMS_URL: 'https://www.dep-advisory.com/terms.pdf',
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
};

const complete: LaunchInputs = {
  provider: parseEnvironment(siteVariables),
  functionSecrets: {
    SITE_URL: 'https://www.dep-advisory.com/',
    PROVIDER_EMAIL: 'hello@dep-advisory.com',
    MAIL_SERVICE: 'resend',
    MAIL_FROM: 'DEP <inquiries@dep-advisory.com>',
    RESEND_API_KEY: 'key',
    ADDRESS_HASH_SALT: 'sixteen characters',
    MAINTENANCE_URL: 'https://abcdefghijklmnopqrst.supabase.co/functions/v1/send-contact-email/maintenance',
    HEARTBEAT_URL: 'https://hc-ping.com/00000000-0000-4000-8000-000000000000',
  },
  team: team.map((member, index) => ({
    ...member,
    image: `${index}.jpg` as const,
    facts: { years: 18, programs: 9, problemSolved: 'A salt that would not filter.' },
    placeholder: false,
  })),
  cases: cases.map((story) => ({ ...story, confirmed: true })),
  firstDay: '2026-01-05 https://www.dep-advisory.com\n',
  hasPhoto: () => true,
};

const freshCheckout: LaunchInputs = {
  provider: parseEnvironment({}),
  functionSecrets: {},
  team,
  cases,
  firstDay: undefined,
  hasPhoto: () => false,
};

const found = (inputs: LaunchInputs) => findPlaceholders(inputs).map(({ found: what }) => what);

test('a site with everything in place may be launched', () => {
  expect(found(complete)).toEqual([]);
});

test('a chat that is told is as good as a heartbeat', () => {
  const secrets = {
    ...complete.functionSecrets,
    HEARTBEAT_URL: '',
    ALERT_WEBHOOK_URL: 'https://hooks.slack.com/x',
  };
  expect(found({ ...complete, functionSecrets: secrets })).toEqual([]);
});

describe('a fresh checkout', () => {
  const whats = found(freshCheckout);

  test.each([
    ...Object.keys(siteVariables).filter((name) => name !== 'SUPABASE_PUBLISHABLE_KEY'),
    'MAIL_SERVICE',
    'MAIL_FROM',
    'ADDRESS_HASH_SALT',
    'MAINTENANCE_URL',
    'neither HEARTBEAT_URL',
  ])('is told that %s is a placeholder', (name) => {
    expect(whats.some((what) => what.startsWith(`${name} `))).toBe(true);
  });

  test.each(team.filter(({ placeholder }) => placeholder).map(({ name }) => name))(
    'is told that “%s” is no person and has neither facts nor a photo',
    (name) => {
      expect(whats).toContain(`the profile “${name}” describes a role and no person`);
      expect(whats).toContain(`the profile “${name}” has no years in development, programs, problem solved`);
      const photo = whats.find((what) => what.startsWith(`the profile “${name}” has no photo`));
      expect(photo).toContain('its image is its discipline’s mark');
    },
  );

  test.each(cases.filter(({ confirmed }) => !confirmed).map(({ title }) => title))(
    'is told that the case “%s” needs its client’s word',
    (title) => {
      expect(whats).toContainEqual(
        expect.stringContaining(`the case “${title}” is not confirmed by its client`),
      );
    },
  );

  test('is told which figures stand beside ACTIVE, because only owner and client know whether they hold', () => {
    expect(whats).toContainEqual(
      expect.stringMatching(/Integrated IND program.*: ACTIVE, .*under 12 months to IND, on plan/),
    );
  });
});

describe('one thing that is left', () => {
  const site = (changes: Record<string, string>) => parseEnvironment({ ...siteVariables, ...changes });

  test.each<[string, Partial<LaunchInputs>, RegExp]>([
    [
      'an example address',
      { provider: site({ BOOKING_URL: 'https://booking.example.com/x' }) },
      /^BOOKING_URL/,
    ],
    [
      'an address without TLS',
      { provider: site({ SITE_URL: 'http://www.dep-advisory.com' }) },
      /^SITE_URL is http:/,
    ],
    ['a missing photo', { hasPhoto: (name) => name !== '3.jpg' }, /3\.jpg, which is missing/],
    [
      'mail without a credential',
      { functionSecrets: { ...complete.functionSecrets, RESEND_API_KEY: '' } },
      /^RESEND_API_KEY is not set/,
    ],
    [
      'a secret that is empty',
      { functionSecrets: { ...complete.functionSecrets, MAINTENANCE_URL: '' } },
      /^MAINTENANCE_URL is not set in supabase\/functions\/\.env$/,
    ],
    [
      'a secret that is too short',
      { functionSecrets: { ...complete.functionSecrets, ADDRESS_HASH_SALT: 'short' } },
      /^ADDRESS_HASH_SALT must have at least 16 characters$/,
    ],
    [
      'nobody to tell that mail is dead',
      { functionSecrets: { ...complete.functionSecrets, HEARTBEAT_URL: '' } },
      /^neither HEARTBEAT_URL nor ALERT_WEBHOOK_URL/,
    ],
    [
      'a function that belongs to another site',
      { functionSecrets: { ...complete.functionSecrets, SITE_URL: 'https://staging.dep-advisory.com' } },
      /^SITE_URL of the function is https:\/\/staging/,
    ],
  ])('%s is named', (_, changes, expected) => {
    expect(found({ ...complete, ...changes })).toContainEqual(expect.stringMatching(expected));
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cases } from '#src/site/cases.ts';
import { parseEnvironment } from '#scripts/environment.ts';
import { formatFindings } from '#scripts/finding.ts';
import { createAuthority } from '#scripts/test/certificates.ts';
import { team } from '#src/site/team.ts';
import {
  findLaunchProblems,
  securityFile,
  supabaseCaFingerprint,
  type LaunchInputs,
} from './launch-findings.ts';

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

const pooler = 'postgres://postgres.abcdefghijklmnopqrst:password@aws-0-us-east-1.pooler.supabase.com';

const complete: LaunchInputs = {
  provider: parseEnvironment(siteVariables),
  functionSecrets: {
    SITE_URL: 'https://www.dep-advisory.com/',
    DATABASE_URL: `${pooler}:6543/postgres`,
    DATABASE_CA: (await createAuthority()).cert,
    PROVIDER_EMAIL: 'hello@dep-advisory.com',
    MAIL_SERVICE: 'resend',
    MAIL_FROM: 'DEP <inquiries@dep-advisory.com>',
    RESEND_API_KEY: 'key',
    ADDRESS_HASH_SALT: 'sixteen characters',
    HEARTBEAT_URL: 'https://hc-ping.com/00000000-0000-4000-8000-000000000000',
  },
  databaseUrl: `${pooler}:5432/postgres`,
  caFingerprints: ['AA:BB', supabaseCaFingerprint],
  team: team.map((member, index) => ({
    ...member,
    image: `${index}.jpg` as const,
    facts: { years: 18, programs: 9, problemSolved: 'A salt that would not filter.' },
    isPlaceholder: false,
  })),
  cases: cases.map((item) => ({ ...item, isConfirmedByClient: true })),
  hostedCheck: '2026-01-05 https://www.dep-advisory.com\n',
  securityText: 'Contact: mailto:security@dep-advisory.com\nExpires: 2099-12-31T00:00:00Z\n',
  hasPhoto: () => true,
};

const freshCheckout: LaunchInputs = {
  provider: parseEnvironment({}),
  functionSecrets: {},
  databaseUrl: undefined,
  caFingerprints: [],
  team,
  cases,
  hostedCheck: undefined,
  securityText: readFileSync(securityFile, 'utf8'),
  hasPhoto: () => false,
};

const findProblems = (inputs: LaunchInputs) => findLaunchProblems(inputs).map(({ found }) => found);

test('a complete site has no findings', () => {
  expect(findProblems(complete)).toEqual([]);
});

describe('a fresh checkout', () => {
  const problems = findProblems(freshCheckout);

  test.each([
    ...Object.keys(siteVariables).filter((name) => name !== 'SUPABASE_PUBLISHABLE_KEY'),
    'MAIL_SERVICE',
    'MAIL_FROM',
    'RESEND_API_KEY',
    'ADDRESS_HASH_SALT',
    'DATABASE_URL',
    'DATABASE_CA',
    'HEARTBEAT_URL',
  ])('has a finding for %s', (name) => {
    expect(problems.some((problem) => problem.startsWith(`${name} `))).toBe(true);
  });

  test.each(team.filter(({ isPlaceholder }) => isPlaceholder).map(({ name }) => name))(
    'has findings for the role “%s”, which lacks a person, facts and a photo',
    (name) => {
      const readNames = (start: string) =>
        problems
          .find((problem) => problem.startsWith(`${start}: `))
          ?.slice(start.length + 2)
          .split('; ');
      expect(readNames('Profiles that describe a role, not a person')).toContain(name);
      expect(readNames('Profiles without years in development, programs, problem solved')).toContain(name);
      expect(readNames('Profiles without a photo')).toContain(name);
    },
  );

  test.each(cases.filter(({ isConfirmedByClient }) => !isConfirmedByClient).map(({ title }) => title))(
    'has a finding for the case “%s”, which its client must confirm',
    (title) => {
      expect(problems).toContainEqual(
        expect.stringContaining(`The case "${title}" is not confirmed by its client`),
      );
    },
  );

  test('lists the figures of an active case, because only the owner and the client can confirm them', () => {
    expect(problems).toContainEqual(
      expect.stringMatching(/Integrated IND program.*: ACTIVE; .*under 12 months to IND, on plan/),
    );
  });
});

describe('a single problem', () => {
  const secrets = (changes: Record<string, string>): Partial<LaunchInputs> => ({
    functionSecrets: { ...complete.functionSecrets, ...changes },
  });
  const site = (changes: Record<string, string>) => parseEnvironment({ ...siteVariables, ...changes });

  test.each<[string, Partial<LaunchInputs>, RegExp]>([
    ['an example URL', { provider: site({ BOOKING_URL: 'https://booking.example.com/x' }) }, /^BOOKING_URL/],
    [
      'a site URL without TLS',
      {
        provider: site({ SITE_URL: 'http://www.dep-advisory.com' }),
        ...secrets({ SITE_URL: 'http://www.dep-advisory.com' }),
      },
      /^SITE_URL is http:/,
    ],
    ['a missing photo', { hasPhoto: (name) => name !== '3.jpg' }, /3\.jpg, which is missing/],
    ['an empty secret', secrets({ HEARTBEAT_URL: '' }), /^HEARTBEAT_URL is not set for the function$/],
    [
      'a secret that is too short',
      secrets({ ADDRESS_HASH_SALT: 'short' }),
      /^ADDRESS_HASH_SALT must have at least 16 characters$/,
    ],
    ['a preview', { provider: { ...complete.provider, isPreview: true } }, /^PREVIEW is true/],
    [
      'a placeholder for the security contact',
      { securityText: complete.securityText.replace('dep-advisory', 'example') },
      /^public\/.well-known\/security.txt has an example address$/,
    ],
    [
      'a security contact that has expired',
      { securityText: complete.securityText.replace('2099', '2020') },
      /^public\/.well-known\/security.txt has expired \(2020-12-31T00:00:00Z\)$/,
    ],
    [
      'a pooler connection string without TLS',
      secrets({ DATABASE_URL: `${complete.functionSecrets['DATABASE_URL']}?sslmode=disable` }),
      /^DATABASE_URL has sslmode=disable/,
    ],
    [
      'a database connection string for the commands without TLS',
      { databaseUrl: 'postgres://postgres:password@db.dep.co/postgres?a=b&sslmode=disable' },
      /^SUPABASE_DB_URL has sslmode=disable/,
    ],
    [
      'the session pooler’s connection string for the function',
      secrets({ DATABASE_URL: `${pooler}:5432/postgres` }),
      /^DATABASE_URL is the session pooler connection string: each instance/,
    ],
    [
      'the direct connection string for the function',
      secrets({
        DATABASE_URL: 'postgres://postgres:password@db.abcdefghijklmnopqrst.supabase.co:5432/postgres',
      }),
      /^DATABASE_URL is the direct connection string: each instance/,
    ],
    [
      'the direct connection string for the commands',
      { databaseUrl: 'postgres://postgres:password@db.abcdefghijklmnopqrst.supabase.co:5432/postgres' },
      /^SUPABASE_DB_URL is the connection string of the direct connection, which needs IPv6/,
    ],
    [
      'a database of another project',
      { databaseUrl: `${pooler.replace('abcdefghijklmnopqrst', 'tsrqponmlkjihgfedcba')}:5432/postgres` },
      /^The settings belong to different projects: .*SUPABASE_DB_URL to tsrqponmlkjihgfedcba$/,
    ],
    [
      'a variable of an earlier version',
      secrets({ ALERT_WEBHOOK_URL: 'https://hooks.slack.com/x' }),
      /^ALERT_WEBHOOK_URL is not a variable of the function$/,
    ],
    [
      'an invalid address in a list',
      secrets({ RFP_RECIPIENTS: 'bd@dep-advisory.com, cmc' }),
      /^RFP_RECIPIENTS\.1 must be an email address/,
    ],
    [
      'a webhook without its secret',
      secrets({ WEBHOOK_URL: 'https://crm.dep-advisory.com/leads' }),
      /^WEBHOOK_SECRETS is required with WEBHOOK_URL/,
    ],
    ['a function without a site URL', secrets({ SITE_URL: '' }), /^SITE_URL is not set for the function$/],
    [
      'a function with an example site URL',
      secrets({ SITE_URL: 'https://www.example.com' }),
      /^SITE_URL of the function is https:\/\/www\.example\.com$/,
    ],
    [
      'a function that belongs to another site',
      secrets({ SITE_URL: 'https://staging.dep-advisory.com' }),
      /^SITE_URL of the function is https:\/\/staging/,
    ],
  ])('%s is the only finding', (_, changes, expected) => {
    expect(findProblems({ ...complete, ...changes })).toEqual([expect.stringMatching(expected)]);
  });
});

test('photos, facts, the security contact, an unknown CA and a direct connection are warnings, which come last', () => {
  const findings = findLaunchProblems({
    ...complete,
    team: complete.team.map((member, index) =>
      index === 0 ? { ...member, image: 'mark', facts: {} } : member,
    ),
    cases: complete.cases.map((item) => ({ ...item, isConfirmedByClient: false })),
    securityText: '',
    caFingerprints: ['AA:BB'],
    databaseUrl: 'postgres://postgres:password@db.abcdefghijklmnopqrst.supabase.co:5432/postgres',
  });
  const lines = formatFindings(findings).split('\n');
  const warnings = [
    /SUPABASE_DB_URL/,
    /DATABASE_CA lacks the certificate "Supabase Root 2021 CA"/,
    /security\.txt has expired/,
    /Profiles without years in development/,
    /Profiles without a photo/,
  ];
  expect(lines).toEqual([
    ...cases.map(() => expect.stringMatching(/^✗ The case .* is not confirmed/) as string),
    ...warnings.map((warning) => expect.stringMatching(new RegExp(`^⚠ .*${warning.source}`)) as string),
  ]);
});

import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { createAuthority } from '#scripts/test/certificates.ts';
import { copyCheckout } from '#scripts/test/checkout.ts';
import { collectProblems } from '#scripts/test/collect-problems.ts';
import { team } from '#src/content/team.ts';
import { deploymentChecks, launchChecks, launchWarnings, type LaunchSettings } from './settings.ts';

const direct = 'postgres://postgres:password@db.abcdefghijklmnopqrst.supabase.co:5432/postgres';
const pooler = 'postgres://postgres.abcdefghijklmnopqrst:password@aws-0-us-east-1.pooler.supabase.com';

const complete: LaunchSettings = {
  site: {
    SITE_URL: 'https://www.dep-advisory.com',
    PROVIDER_LEGAL_NAME: 'DEP Development Partners LLC',
    PROVIDER_EMAIL: 'hello@dep-advisory.com',
    PROVIDER_STREET: '12 Harbor Road',
    PROVIDER_LOCALITY: 'Boston',
    PROVIDER_REGION: 'MA',
    PROVIDER_POSTAL_CODE: '02110',
    BOOKING_URL: 'https://calendar.dep-advisory.com/call',
    LAUNCHED: 'true',
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    SUPABASE_DB_URL: `${pooler}:5432/postgres`,
  },
  secrets: {
    SITE_URL: 'https://www.dep-advisory.com/',
    DATABASE_CA: (await createAuthority()).cert,
    PROVIDER_EMAIL: 'hello@dep-advisory.com',
    MAIL_SERVICE: 'resend',
    MAIL_FROM: 'DEP <inquiries@dep-advisory.com>',
    RESEND_API_KEY: 're_key',
    ADDRESS_HASH_SALT: 'sixteen characters',
    HEARTBEAT_URL: 'https://hc-ping.com/00000000-0000-4000-8000-000000000000',
  },
  team: team.map((member, index) => ({
    ...member,
    photo: `${index}.jpg`,
    years: 18,
    programs: 9,
    problemSolved: 'A salt that would not filter.',
    isPlaceholder: false,
  })),
  unconfirmedCases: [],
  hasConfirmedCase: true,
  legalTexts: ['/privacy', '/terms'],
  securityText: 'Contact: mailto:security@dep-advisory.com\nExpires: 2099-12-31T00:00:00Z\n',
};

const site = (changes: Record<string, string>) => ({ site: { ...complete.site, ...changes } });
const secrets = (changes: Record<string, string>) => ({ secrets: { ...complete.secrets, ...changes } });

const names = {
  PROVIDER_ALTERNATE_NAMES: 'Drug Execution Partners',
  PROVIDER_PROFILES: 'https://www.linkedin.com/company/dep-advisory',
};

test('complete settings have no problems', async () => {
  const settings = { ...complete, ...site(names) };
  expect(await collectProblems({ ...launchChecks, ...launchWarnings }, settings)).toEqual([]);
});

test.each(Object.keys(complete.site).filter((name) => !['LAUNCHED', 'SUPABASE_DB_URL'].includes(name)))(
  'a site without %s is not ready',
  async (name) => {
    expect(await collectProblems(launchChecks, { ...complete, ...site({ [name]: '' }) })).toEqual([
      `${name} is not set → Set it in .env (see .env.example).`,
    ]);
  },
);

test.each(Object.keys(complete.secrets))('a function without %s is not ready', async (name) => {
  expect(await collectProblems(launchChecks, { ...complete, ...secrets({ [name]: '' }) })).toEqual([
    `${name} is not set → Set it in supabase/functions/.env (see supabase/functions/.env.example).`,
  ]);
});

describe('a setting that blocks a deployment', () => {
  test.each([
    ['an example site URL', secrets({ SITE_URL: 'https://www.example.com' }), /^SITE_URL is a placeholder/],
    ['an example sender', secrets({ MAIL_FROM: 'DEP <a@example.com>' }), /^MAIL_FROM is a placeholder/],
    ['a local mail service', secrets({ MAIL_SERVICE: 'none' }), /^MAIL_SERVICE is a placeholder/],
    ['a short salt', secrets({ ADDRESS_HASH_SALT: 'short' }), /^ADDRESS_HASH_SALT must have at least 16/],
    ['an invalid list', secrets({ RFP_RECIPIENTS: 'a@dep.com, cmc' }), /^RFP_RECIPIENTS\.1 must be/],
    ['an unknown variable', secrets({ MAIL_FORM: 'a@dep.com' }), /^MAIL_FORM is not a variable/],
    ['no TLS', site({ SUPABASE_DB_URL: `${pooler}/x?sslmode=disable` }), /^SUPABASE_DB_URL has sslmode/],
    [
      'the transaction pooler',
      site({ SUPABASE_DB_URL: `${pooler}:6543/x` }),
      /^SUPABASE_DB_URL is .*\(transaction/,
    ],
    ['a direct connection', site({ SUPABASE_DB_URL: direct }), /^SUPABASE_DB_URL is .*\(direct\)/],
    [
      'no password',
      site({ SUPABASE_DB_URL: pooler.replace(':password', '') }),
      /^SUPABASE_DB_URL has no valid/,
    ],
    [
      'the example password',
      site({ SUPABASE_DB_URL: pooler.replace('password', '[YOUR-PASSWORD]') }),
      /^SUPABASE_DB_URL has no valid password/,
    ],
    [
      'a password with %',
      site({ SUPABASE_DB_URL: pooler.replace('password', 'pass%word') }),
      /^SUPABASE_DB_URL has no valid password/,
    ],
    [
      'a password with #',
      site({ SUPABASE_DB_URL: pooler.replace('password', 'pass#word') }),
      /^SUPABASE_DB_URL isn’t a URL → Encode special characters/,
    ],
    [
      'a pooler without a project',
      site({ SUPABASE_DB_URL: pooler.replace(/postgres\.\w+/, 'postgres') }),
      /^SUPABASE_DB_URL names no project/,
    ],
    [
      'a derived setting',
      secrets({ DATABASE_URL: `${pooler}:6543/x` }),
      /^DATABASE_URL follows from SUPABASE_DB_URL/,
    ],
    [
      'another project',
      site({ SUPABASE_URL: 'https://tsrqponmlkjihgfedcba.supabase.co' }),
      /^SUPABASE_URL belongs to the project tsrqponmlkjihgfedcba, and SUPABASE_DB_URL to abcdefghijklmnopqrst/,
    ],
  ])('%s', async (_, changes, expected) => {
    const problems = await collectProblems(deploymentChecks, { ...complete, ...changes });
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });
});

describe('a setting that blocks the launch', () => {
  test.each<[string, Partial<LaunchSettings>, RegExp]>([
    [
      'a default name',
      site({ PROVIDER_LEGAL_NAME: 'DEP Advisory' }),
      /^PROVIDER_LEGAL_NAME is a placeholder/,
    ],
    ['an example URL', site({ BOOKING_URL: 'https://booking.example.com/x' }), /^BOOKING_URL is a /],
    ['a preview', site({ PREVIEW: 'true' }), /^PREVIEW is true/],
    [
      'a site without TLS',
      { ...site({ SITE_URL: 'http://dep.com' }), ...secrets({ SITE_URL: 'http://dep.com' }) },
      /^SITE_URL is http:/,
    ],
    [
      'a function of another site',
      secrets({ SITE_URL: 'https://staging.dep-advisory.com' }),
      /^SITE_URL of the function is https:\/\/staging\.dep-advisory\.com, but SITE_URL of the site is https:\/\/www/,
    ],
    [
      'a missing privacy policy',
      { legalTexts: ['/terms'] },
      /^There is no page \/privacy → Write content\/legal\/privacy\.md, or set PRIVACY_URL in \.env\.$/,
    ],
    ['a site before its launch', site({ LAUNCHED: '' }), /^LAUNCHED is not set, so the live site would show/],
    [
      'no confirmed case',
      { hasConfirmedCase: false },
      /^The live site shows only confirmed cases, and there is none →/,
    ],
  ])('%s', async (_, changes, expected) => {
    const problems = await collectProblems(launchChecks, { ...complete, ...changes });
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });
});

test('names, profiles, photos, facts, unconfirmed cases and the security contact are only warnings', async () => {
  const [member] = complete.team;
  const settings: LaunchSettings = {
    ...complete,
    team: [
      {
        ...member!,
        name: 'CMC Advisor',
        isPlaceholder: true,
        photo: undefined,
        programs: undefined,
        problemSolved: undefined,
      },
    ],
    unconfirmedCases: [{ slug: 'cdmo-selection', title: 'CDMO selection' }],
    securityText: 'Contact: https://www.example.com\nExpires: 2020-12-31T00:00:00Z\n',
  };
  expect(await collectProblems(launchChecks, settings)).toEqual([]);
  expect(await collectProblems(launchWarnings, settings)).toEqual([
    expect.stringMatching(/^PROVIDER_ALTERNATE_NAMES is not set/),
    expect.stringMatching(/^PROVIDER_PROFILES is not set/),
    expect.stringMatching(/^content\/people\/[\w-]+\.json describes the role “CMC Advisor” →/),
    expect.stringMatching(
      /^content\/cases\/cdmo-selection\.json: “CDMO selection” is not confirmed, so the live site/,
    ),
    expect.stringMatching(/lacks photo, programs, problemSolved/),
    expect.stringMatching(/security\.txt has an example address/),
    expect.stringMatching(/security\.txt has expired \(2020-12-31T00:00:00Z\)/),
  ]);
});

describe('the command', () => {
  const checkout = copyCheckout();
  afterAll(() => checkout.remove());
  const formatVariables = (variables: object) =>
    Object.entries(variables)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join('');

  test('`npm run launch-check` fails in a fresh checkout, and succeeds with warnings after the owner has filled it in', async () => {
    const fresh = await checkout.npm(['run', 'launch-check']);
    expect([fresh.code, fresh.stderr]).toEqual([1, expect.stringMatching(/^Failed checks: \d+\. /)]);
    expect(fresh.stdout).toMatch(
      /^✗ The settings of the site are complete\n {4}SITE_URL is not set → Set it in/,
    );

    const { SUPABASE_DB_URL, ...siteVariables } = complete.site;
    checkout.write(
      '.env',
      formatVariables({
        ...siteVariables,
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
        TERMS_URL: 'https://www.dep-advisory.com/terms.pdf',
      }),
    );
    checkout.write('content/legal/privacy.md', 'We keep inquiries.\n');
    checkout.write('supabase/functions/.env', formatVariables(complete.secrets));
    const editJson = (file: string, changes: object) =>
      checkout.write(file, JSON.stringify({ ...(JSON.parse(checkout.read(file)) as object), ...changes }));
    editJson(`content/cases/${readdirSync('content/cases')[0]}`, { confirmedByClient: true });
    const { code, stdout } = await checkout.npm(['run', 'launch-check'], {
      SUPABASE_DB_URL: SUPABASE_DB_URL!,
    });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^✓ A client has confirmed its case[^]*^⚠ /m)]);
  });
});

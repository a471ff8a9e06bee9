import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createAuthority } from '#scripts/test/certificates.ts';
import { copyCheckout } from '#scripts/test/checkout.ts';
import { collectProblems } from '#scripts/test/collect-problems.ts';
import { team } from '#src/content/values/team.ts';
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

const connection = (url: string) => site({ SUPABASE_DB_URL: url });
const example = 'https://www.example.com';
const staging = 'https://staging.dep-advisory.com';

test.each<[Partial<LaunchSettings>, RegExp]>([
  [secrets({ SITE_URL: example }), /^SITE_URL is a placeholder/],
  [secrets({ MAIL_FROM: 'DEP <a@example.com>' }), /^MAIL_FROM is a placeholder/],
  [secrets({ MAIL_SERVICE: 'none' }), /^MAIL_SERVICE is a placeholder/],
  [secrets({ ADDRESS_HASH_SALT: 'short' }), /^ADDRESS_HASH_SALT must have at least 16/],
  [secrets({ RFP_RECIPIENTS: 'a@dep.com, cmc' }), /^RFP_RECIPIENTS\.1 must be/],
  [secrets({ MAIL_FORM: 'a@dep.com' }), /^MAIL_FORM is not a variable/],
  [secrets({ DATABASE_URL: `${pooler}:6543/x` }), /^DATABASE_URL follows from SUPABASE_DB_URL/],
  [connection(`${pooler}/x?sslmode=disable`), /^SUPABASE_DB_URL has sslmode/],
  [connection(`${pooler}:6543/x`), /^SUPABASE_DB_URL is .*\(transaction/],
  [connection(direct), /^SUPABASE_DB_URL is .*\(direct\)/],
  [connection(pooler.replace(':password', '')), /^SUPABASE_DB_URL has no valid/],
  [connection(pooler.replace('password', '[YOUR-PASSWORD]')), /^SUPABASE_DB_URL has no valid password/],
  [connection(pooler.replace('password', 'pass%word')), /^SUPABASE_DB_URL has no valid password/],
  [connection(pooler.replace('password', 'pass#word')), /^SUPABASE_DB_URL isn’t a URL → Encode special/],
  [connection(pooler.replace(/postgres\.\w+/, 'postgres')), /^SUPABASE_DB_URL names no project/],
  [
    site({ SUPABASE_URL: 'https://tsrqponmlkjihgfedcba.supabase.co' }),
    /^SUPABASE_URL belongs to the project tsrqponmlkjihgfedcba, and SUPABASE_DB_URL to abcdefghijklmnopqrst/,
  ],
])('%j blocks a deployment', async (changes, expected) => {
  const problems = await collectProblems(deploymentChecks, { ...complete, ...changes });
  expect(problems).toEqual([expect.stringMatching(expected)]);
});

test.each<[Partial<LaunchSettings>, RegExp]>([
  [site({ PROVIDER_LEGAL_NAME: 'DEP Advisory' }), /^PROVIDER_LEGAL_NAME is a placeholder/],
  [site({ BOOKING_URL: example }), /^BOOKING_URL is a placeholder/],
  [site({ PREVIEW: 'true' }), /^PREVIEW is true/],
  [
    { ...site({ SITE_URL: 'http://dep.com' }), ...secrets({ SITE_URL: 'http://dep.com' }) },
    /^SITE_URL is http:/,
  ],
  [
    secrets({ SITE_URL: staging }),
    /^SITE_URL of the function is https:\/\/staging\.dep-advisory\.com, but SITE_URL of the site is https:\/\/www/,
  ],
  [
    { legalTexts: ['/terms'] },
    /^There is no page \/privacy → Write content\/legal\/privacy\.md, or set PRIVACY_URL in \.env\.$/,
  ],
  [site({ LAUNCHED: '' }), /^LAUNCHED is not set, so the live site would show/],
  [{ hasConfirmedCase: false }, /^The live site shows only confirmed cases, and there is none →/],
])('%j blocks the launch', async (changes, expected) => {
  const problems = await collectProblems(launchChecks, { ...complete, ...changes });
  expect(problems).toEqual([expect.stringMatching(expected)]);
});

test('names, profiles, photos, facts, unconfirmed cases and the security contact are only warnings', async () => {
  const unknown = { photo: undefined, programs: undefined, problemSolved: undefined };
  const settings: LaunchSettings = {
    ...complete,
    team: [{ ...complete.team[0]!, ...unknown, name: 'CMC Advisor', isPlaceholder: true }],
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

test('`npm run launch-check` fails in a fresh checkout, and succeeds with warnings after the owner has filled it in', async () => {
  const checkout = copyCheckout();
  onTestFinished(() => checkout.remove());
  const fresh = await checkout.npm(['run', 'launch-check']);
  expect([fresh.code, fresh.stderr]).toEqual([1, expect.stringMatching(/^Failed checks: \d+\. /)]);
  expect(fresh.stdout).toMatch(
    /^✗ The settings of the site are complete\n {4}SITE_URL is not set → Set it in/,
  );

  const writeVariables = (file: string, variables: object) => {
    const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"\n`);
    checkout.write(file, lines.join(''));
  };
  const { SUPABASE_DB_URL, ...siteVariables } = complete.site;
  writeVariables('.env', {
    ...siteVariables,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
    TERMS_URL: 'https://www.dep-advisory.com/terms.pdf',
  });
  writeVariables('supabase/functions/.env', complete.secrets);
  checkout.write('content/legal/privacy.md', 'We keep inquiries.\n');
  const file = `content/cases/${readdirSync('content/cases')[0]}`;
  checkout.write(
    file,
    checkout.read(file).replace('"confirmedByClient": false', '"confirmedByClient": true'),
  );
  const { code, stdout } = await checkout.npm(['run', 'launch-check'], {
    SUPABASE_DB_URL: SUPABASE_DB_URL!,
  });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^✓ A client has confirmed its case[^]*^⚠ /m)]);
});

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthority } from '#scripts/test/certificates.ts';
import { findCompileErrors, findSettingProblems } from './supabase-preflight.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const checkout = `${mkdtempSync(join(tmpdir(), 'inquiries-preflight-'))}/`;
const access = {
  SUPABASE_ACCESS_TOKEN: 'token',
  SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst',
  SUPABASE_DB_PASSWORD: 'password',
};
const secrets = {
  SITE_URL: 'https://www.dep-advisory.com',
  DATABASE_URL:
    'postgres://postgres.abcdefghijklmnopqrst:password@aws-0-us-east-1.pooler.supabase.com:6543/postgres',
  DATABASE_CA: `"${(await createAuthority()).cert}"`,
  PROVIDER_EMAIL: 'hello@dep-advisory.com',
  MAIL_SERVICE: 'resend',
  MAIL_FROM: '"DEP <inquiries@dep-advisory.com>"',
  RESEND_API_KEY: 'key',
  ADDRESS_HASH_SALT: 'sixteen characters',
};

beforeAll(() => {
  mkdirSync(`${checkout}supabase/functions/send-contact-email`, { recursive: true });
  cpSync(`${repository}package.json`, `${checkout}package.json`);
  symlinkSync(`${repository}node_modules`, `${checkout}node_modules`);
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const findProblems = (environment: Record<string, string>) =>
  findSettingProblems(checkout, environment).map((finding) => finding.found);

function writeSecrets(values: Record<string, string>): void {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  writeFileSync(`${checkout}supabase/functions/.env`, lines.join('\n'));
}

test('a complete configuration has no findings', () => {
  writeSecrets(secrets);
  expect(findProblems(access)).toEqual([]);
});

test('every missing variable is listed', () => {
  writeSecrets({
    ...secrets,
    SITE_URL: '',
    ADDRESS_HASH_SALT: 'short',
    PROVIDER_EMAIL: '',
    DATABASE_URL: '',
  });
  const findings = findProblems({}).join('\n');
  for (const name of [
    ...Object.keys(access),
    'SITE_URL',
    'ADDRESS_HASH_SALT',
    'PROVIDER_EMAIL',
    'DATABASE_URL',
  ])
    expect(findings).toContain(name);
});

test('placeholders, unknown variables and secrets of another project are findings', () => {
  writeSecrets({
    ...secrets,
    PROVIDER_EMAIL: 'hello@example.com',
    MAIL_SERVICE: 'none',
    UNKNOWN_VARIABLE: 'page',
  });
  expect(findProblems({ ...access, SUPABASE_PROJECT_REF: 'tsrqponmlkjihgfedcba' })).toEqual([
    'MAIL_SERVICE is none, so no emails would be sent',
    'PROVIDER_EMAIL of the function is hello@example.com',
    'UNKNOWN_VARIABLE is not a variable of the function',
    'The settings belong to different projects: SUPABASE_PROJECT_REF to tsrqponmlkjihgfedcba, DATABASE_URL to abcdefghijklmnopqrst',
  ]);
});

test('a function that does not compile is a finding', () => {
  writeFileSync(
    `${checkout}supabase/functions/send-contact-email/index.ts`,
    'const broken: number = "text";',
  );
  expect(findCompileErrors(checkout)[0]?.found).toContain("The function doesn't compile");
});

/** What can be checked about a deployment without asking anybody. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parseConfiguration } from '../../supabase/functions/send-contact-email/configuration.ts';

type Environment = Record<string, string | undefined>;

const secretsFile = 'supabase/functions/.env';

/** What stands in the way, in words that say how to fix it. */
export function preflightFindings(repository: string, environment: Environment): string[] {
  return [
    ...accessFindings(environment),
    ...secretsFindings(repository),
    ...versionFindings(repository),
    ...bundleFindings(repository),
  ];
}

function accessFindings(environment: Environment): string[] {
  const needed = {
    SUPABASE_ACCESS_TOKEN: 'make one at https://supabase.com/dashboard/account/tokens',
    SUPABASE_PROJECT_REF: "it is in the project's address",
    SUPABASE_DB_PASSWORD: "it is in the project's database settings",
  };
  const missing = Object.entries(needed).filter(([name]) => !environment[name]);
  return missing.map(([name, fix]) => `${name} is not set: ${fix}.`);
}

/** Supabase sets these for the function by itself. */
const providedBySupabase = {
  SUPABASE_DB_URL: 'postgres://postgres@localhost/postgres',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_provided"}',
};

function secretsFindings(repository: string): string[] {
  const file = `${repository}${secretsFile}`;
  if (!existsSync(file)) return [`${secretsFile} is missing: copy ${secretsFile}.example and fill it in.`];
  const secrets = parseEnv(readFileSync(file, 'utf8'));
  const findings: string[] = [];
  try {
    const { MAIL_PROVIDER, SITE_URL, PROVIDER_EMAIL } = parseConfiguration({
      ...secrets,
      ...providedBySupabase,
    });
    if (MAIL_PROVIDER === 'none')
      findings.push('MAIL_PROVIDER is none: no mail would be sent. Choose resend or smtp.');
    for (const value of [SITE_URL, PROVIDER_EMAIL]) {
      if (/example\.(com|org)/.test(value))
        findings.push(`${value} in ${secretsFile} is still a placeholder.`);
    }
  } catch (error) {
    findings.push(`${secretsFile}: ${(error as Error).message}`);
  }
  if (!secrets.CRON_SECRET) findings.push('CRON_SECRET is not set: failed mails would never be sent again.');
  if (!secrets.OUTBOX_URL?.endsWith('/functions/v1/send-contact-email/outbox')) {
    findings.push('OUTBOX_URL must be https://<project>.supabase.co/functions/v1/send-contact-email/outbox.');
  }
  return findings;
}

/** The hosted function must run what was tested: the import map names the versions that are installed here. */
function versionFindings(repository: string): string[] {
  const read = (file: string) =>
    JSON.parse(readFileSync(`${repository}${file}`, 'utf8')) as Record<string, unknown>;
  const imports = read('supabase/functions/send-contact-email/deno.json').imports as Record<string, string>;
  const dependencies = read('package.json').dependencies as Record<string, string>;
  return Object.values(imports).flatMap((specifier) => {
    const [, name = '', version = ''] = /^npm:((?:@[^/]+\/)?[^@]+)@([^/]+)/.exec(specifier) ?? [];
    if (dependencies[name] === version) return [];
    return [
      `deno.json imports ${specifier}, but package.json has ${name} ${dependencies[name] ?? 'not at all'}.`,
    ];
  });
}

function bundleFindings(repository: string): string[] {
  const checked = spawnSync('npm', ['run', '--silent', 'check:function'], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    shell: process.platform === 'win32',
  });
  return checked.status === 0 ? [] : [`The function doesn't compile:\n${checked.stderr.trim()}`];
}

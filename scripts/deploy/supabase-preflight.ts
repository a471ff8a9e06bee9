/**
 * Checks whether a deployment to the hosted Supabase project would succeed. It changes nothing:
 *
 *   npm run supabase:preflight     these checks
 *   npm run supabase:deploy        these checks, then migrations, secrets and function
 *
 * Fails with a list of everything that is missing, each with its fix.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { formatFindings, createFindingIf, type Finding } from '#scripts/finding.ts';
import { runCommand } from '#scripts/run-command.ts';
import { findProjectMismatch, findSecretProblems, secretsFile } from './function-secrets.ts';

type Environment = Record<string, string | undefined>;

export function findSettingProblems(repository: string, environment: Environment): readonly Finding[] {
  return [...findAccessProblems(environment), ...findSecretsFileProblems(repository, environment)];
}

function findAccessProblems(environment: Environment): readonly Finding[] {
  const fixes = {
    SUPABASE_ACCESS_TOKEN: 'Create one at https://supabase.com/dashboard/account/tokens.',
    SUPABASE_PROJECT_REF: 'Copy it from the URL of the project.',
    SUPABASE_DB_PASSWORD: "Reset it in the database settings of the project if you don't know it.",
  };
  return Object.entries(fixes).flatMap(([name, fix]) =>
    createFindingIf(!environment[name], `${name} is not set`, fix),
  );
}

function findSecretsFileProblems(repository: string, environment: Environment): readonly Finding[] {
  const file = `${repository}${secretsFile}`;
  if (!existsSync(file))
    return [{ found: `${secretsFile} is missing`, fix: `Copy ${secretsFile}.example and fill it in.` }];
  const secrets = parseEnv(readFileSync(file, 'utf8'));
  return [
    ...findSecretProblems(secrets),
    ...findProjectMismatch({
      SUPABASE_PROJECT_REF: `https://${environment['SUPABASE_PROJECT_REF']}.supabase.co`,
      DATABASE_URL: secrets['DATABASE_URL'],
    }),
  ];
}

export function findCompileErrors(repository: string): readonly Finding[] {
  const result = spawnSync('npm', ['run', '--silent', 'check:function'], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return createFindingIf(
    result.status !== 0,
    `The function doesn't compile:\n${result.stderr.trim()}`,
    'Fix the errors above.',
  );
}

function checkProject(): void {
  const findings = [...findSettingProblems('./', process.env), ...findCompileErrors('./')];
  // These calls need valid settings, so they come last.
  if (findings.length === 0) findings.push(...findHostedProjectProblems());
  if (findings.length > 0) throw new Error(formatFindings(findings));
  console.log('✓ The project is ready for deployment.');
}

const runSupabase = (...args: readonly string[]) =>
  spawnSync('node_modules/.bin/supabase', [...args, '--output-format', 'json'], { encoding: 'utf8' });

function findHostedProjectProblems(): readonly Finding[] {
  const list = runSupabase('projects', 'list');
  if (list.status !== 0) {
    const output = list.error?.message ?? (list.stderr || list.stdout).trim().slice(0, 300);
    const found = `Listing the projects of SUPABASE_ACCESS_TOKEN failed: ${output}`;
    const fix = 'Check the network, or create a new token at https://supabase.com/dashboard/account/tokens.';
    return [{ found, fix }];
  }
  const project = process.env['SUPABASE_PROJECT_REF']!;
  if (!list.stdout.includes(project)) {
    const found = "SUPABASE_PROJECT_REF isn't a project that SUPABASE_ACCESS_TOKEN can access";
    return [{ found, fix: 'Copy it from the URL of the project.' }];
  }
  // The function accesses files with the secret key.
  const keys = runSupabase('projects', 'api-keys', `--remote=${project}`);
  return createFindingIf(
    keys.status === 0 && !keys.stdout.includes('sb_secret_'),
    'The project has no secret key (sb_secret_…)',
    'Create publishable and secret keys in the dashboard (Settings > API Keys).',
  );
}

if (import.meta.main) await runCommand(checkProject);

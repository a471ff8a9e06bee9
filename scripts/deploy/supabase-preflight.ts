/**
 * Checks whether a deployment to the hosted Supabase project would work, and changes nothing:
 *
 *   npm run supabase:preflight     these checks
 *   npm run supabase:deploy        these checks, then migrations, secrets and function
 *
 * Exits with an error that lists everything that is missing, each with its fix.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { formatFindings, when, type Finding } from '#scripts/finding.ts';
import { runCommand } from '#scripts/run-command.ts';
import { projectFindings, secretsFile, secretsFindings } from './function-secrets.ts';

type Environment = Record<string, string | undefined>;

/**
 * What is missing or wrong in the variables and files of a deployment.
 *
 * @param repository - the folder of the checkout, with a slash at its end.
 */
export function settingFindings(repository: string, environment: Environment): readonly Finding[] {
  return [...accessFindings(environment), ...fileFindings(repository, environment)];
}

function accessFindings(environment: Environment): readonly Finding[] {
  const needed = {
    SUPABASE_ACCESS_TOKEN: 'make one at https://supabase.com/dashboard/account/tokens',
    SUPABASE_PROJECT_REF: "it is in the project's address",
    SUPABASE_DB_PASSWORD: "it is in the project's database settings",
  };
  return Object.entries(needed).flatMap(([name, fix]) => when(!environment[name], `${name} is not set`, fix));
}

function fileFindings(repository: string, environment: Environment): readonly Finding[] {
  const file = `${repository}${secretsFile}`;
  if (!existsSync(file))
    return [{ found: `${secretsFile} is missing`, fix: `copy ${secretsFile}.example and fill it in` }];
  const secrets = parseEnv(readFileSync(file, 'utf8'));
  return [
    ...secretsFindings(secrets),
    ...projectFindings({
      SUPABASE_PROJECT_REF: `https://${environment['SUPABASE_PROJECT_REF']}.supabase.co`,
      DATABASE_URL: secrets['DATABASE_URL'],
    }),
  ];
}

/** The import map must name the installed versions, or Deno doesn't find them: the hosted function runs what was tested. */
export function checkFunctionCompiles(repository: string): readonly Finding[] {
  const checked = spawnSync('npm', ['run', '--silent', 'check:function'], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return when(
    checked.status !== 0,
    `The function doesn't compile:\n${checked.stderr.trim()}`,
    'correct what it says',
  );
}

function checkProject(): void {
  const findings = [...settingFindings('./', process.env), ...checkFunctionCompiles('./')];
  // The project is asked last, because it only answers when everything else is right.
  if (findings.length === 0) findings.push(...hostedFindings());
  if (findings.length > 0) throw new Error(formatFindings(findings));
  console.log('✓ The project is ready to be deployed to.');
}

const runSupabase = (...parameters: readonly string[]) =>
  spawnSync('node_modules/.bin/supabase', [...parameters, '--output-format', 'json'], { encoding: 'utf8' });

function hostedFindings(): readonly Finding[] {
  const list = runSupabase('projects', 'list');
  if (list.status !== 0) {
    const output = list.error?.message ?? (list.stderr || list.stdout).trim().slice(0, 300);
    const found = `Supabase doesn’t list the projects of SUPABASE_ACCESS_TOKEN: ${output}`;
    const fix = 'check the network, or create another token at https://supabase.com/dashboard/account/tokens';
    return [{ found, fix }];
  }
  const project = process.env['SUPABASE_PROJECT_REF']!;
  if (!list.stdout.includes(project)) {
    const found = 'SUPABASE_PROJECT_REF names no project that this access token can see';
    return [{ found, fix: 'take it from the project’s address' }];
  }
  // The function reaches its files with the secret key.
  const keys = runSupabase('projects', 'api-keys', `--remote=${project}`);
  return when(
    keys.status === 0 && !keys.stdout.includes('sb_secret_'),
    'The project has no secret key (sb_secret_…)',
    'make publishable and secret keys in its Settings > API Keys',
  );
}

if (import.meta.main) await runCommand(checkProject);

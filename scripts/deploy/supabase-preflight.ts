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
import { formatFindings, type Finding } from '#scripts/finding.ts';
import { runCommand } from '#scripts/run-command.ts';
import { isExample, projectFindings, secretsFile, secretsFindings } from './launch-findings.ts';

type Environment = Record<string, string | undefined>;

export const importMapFile = 'supabase/functions/send-contact-email/deno.json';

/**
 * What is missing or wrong in the variables and files of a deployment.
 *
 * @param repository - the folder of the checkout, with a slash at its end.
 */
export function settingFindings(repository: string, environment: Environment): Finding[] {
  return [
    ...accessFindings(environment),
    ...fileFindings(repository, environment),
    ...versionFindings(repository),
  ];
}

function accessFindings(environment: Environment): Finding[] {
  const needed = {
    SUPABASE_ACCESS_TOKEN: 'make one at https://supabase.com/dashboard/account/tokens',
    SUPABASE_PROJECT_REF: "it is in the project's address",
    SUPABASE_DB_PASSWORD: "it is in the project's database settings",
  };
  const missing = Object.entries(needed).filter(([name]) => !environment[name]);
  return missing.map(([name, fix]) => ({ found: `${name} is not set`, fix }));
}

function fileFindings(repository: string, environment: Environment): readonly Finding[] {
  const file = `${repository}${secretsFile}`;
  if (!existsSync(file))
    return [{ found: `${secretsFile} is missing`, fix: `copy ${secretsFile}.example and fill it in` }];
  const secrets = parseEnv(readFileSync(file, 'utf8'));
  const { SITE_URL = '', DATABASE_URL } = secrets;
  return [
    ...secretsFindings(secrets),
    ...projectFindings({
      SUPABASE_PROJECT_REF: `https://${environment['SUPABASE_PROJECT_REF']}.supabase.co`,
      DATABASE_URL,
    }),
    ...(isExample(SITE_URL)
      ? [{ found: `SITE_URL is ${SITE_URL}`, fix: `change it in ${secretsFile}` }]
      : []),
  ];
}

/** The hosted function must run what was tested: the import map names the versions that are installed here. */
function versionFindings(repository: string): Finding[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(`${repository}${file}`, 'utf8'));
  const { imports } = read(importMapFile) as { imports: Record<string, string> };
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  return Object.values(imports).flatMap((specifier) => {
    const [, name = '', version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(specifier) ?? [];
    if (version !== undefined && version === dependencies[name]) return [];
    return [
      {
        found: `deno.json imports ${specifier}, and package.json names ${dependencies[name] ?? 'no version'}`,
        fix: `write the version of package.json into ${importMapFile}`,
      },
    ];
  });
}

export function compilerFindings(repository: string): Finding[] {
  const checked = spawnSync('npm', ['run', '--silent', 'check:function'], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return checked.status === 0
    ? []
    : [{ found: `The function doesn't compile:\n${checked.stderr.trim()}`, fix: 'correct what it says' }];
}

function checkProject(): void {
  const findings = [...settingFindings('./', process.env), ...compilerFindings('./')];
  // The project is asked last, because it only answers when everything else is right.
  if (findings.length === 0) findings.push(...hostedFindings());
  if (findings.length > 0) throw new Error(formatFindings(findings));
  console.log('✓ The project is ready to be deployed to.');
}

const runSupabase = (...parameters: readonly string[]) =>
  spawnSync('node_modules/.bin/supabase', [...parameters, '--output-format', 'json'], { encoding: 'utf8' });

function hostedFindings(): Finding[] {
  const list = runSupabase('projects', 'list');
  if (list.status !== 0) {
    const output = list.error?.message ?? (list.stderr || list.stdout).trim().slice(0, 300);
    return [
      {
        found: `Supabase doesn’t list the projects of SUPABASE_ACCESS_TOKEN: ${output}`,
        fix: 'check the network, or create another token at https://supabase.com/dashboard/account/tokens',
      },
    ];
  }
  const project = process.env['SUPABASE_PROJECT_REF']!;
  if (!list.stdout.includes(project))
    return [
      {
        found: 'SUPABASE_PROJECT_REF names no project that this access token can see',
        fix: 'take it from the project’s address',
      },
    ];
  // The function reaches its files with the secret key.
  const keys = runSupabase('projects', 'api-keys', `--remote=${project}`);
  if (keys.status === 0 && !keys.stdout.includes('sb_secret_'))
    return [
      {
        found: 'The project has no secret key (sb_secret_…)',
        fix: 'make publishable and secret keys in its Settings > API Keys',
      },
    ];
  return [];
}

if (import.meta.main) await runCommand(checkProject);

/**
 * Looks whether a deployment to the hosted Supabase project would work, and changes nothing:
 *
 *   npm run supabase:preflight     this
 *   npm run supabase:deploy        this, then migrations, secrets and function
 *
 * Exits non-zero with everything that is missing, each with its fix.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { formatFinding, type Finding } from '#scripts/finding.ts';
import { runCommand } from '#scripts/run-command.ts';
import { preflightFindings } from './preflight.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

function checkProject(): void {
  const findings = preflightFindings(repository, process.env);
  // The project is asked last, because it only answers when everything else is right.
  if (findings.length === 0) findings.push(...projectFindings());
  if (findings.length > 0) throw new Error(findings.map(formatFinding).join('\n'));
  console.log('✓ The project is ready to be deployed to.');
}

function projectFindings(): Finding[] {
  const cli = `${repository}node_modules/.bin/supabase`;
  const list = spawnSync(cli, ['projects', 'list', '--output-format', 'json'], { encoding: 'utf8' });
  if (list.status !== 0) {
    const words = list.error?.message ?? (list.stderr || list.stdout).trim().slice(0, 300);
    return [{ found: `Supabase refuses SUPABASE_ACCESS_TOKEN: ${words}`, fix: 'make another token' }];
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
  const keys = spawnSync(cli, ['projects', 'api-keys', `--remote=${project}`, '--output-format', 'json'], {
    encoding: 'utf8',
  });
  if (keys.status === 0 && !keys.stdout.includes('sb_secret_'))
    return [
      {
        found: 'The project has no secret key (sb_secret_…)',
        fix: 'make publishable and secret keys in its Settings > API Keys',
      },
    ];
  return [];
}

await runCommand(checkProject);

/**
 * `npm run supabase:deploy`: looks whether the hosted project (`SUPABASE_PROJECT_REF`) can be deployed to, then runs
 * the migrations, sets the secrets and deploys the function. Each part is a command of its own.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { runCommand } from '#scripts/run-command.ts';

function deploy(): void {
  run(['run', '--silent', 'supabase:preflight']);
  run(['exec', '--', 'supabase', 'link', '--project-ref', process.env['SUPABASE_PROJECT_REF'] ?? '']);
  for (const part of ['migrate', 'secrets', 'function']) run(['run', '--silent', `supabase:${part}`]);
}

/** Runs npm; what fails has said why itself. */
function run(parameters: readonly string[]): void {
  const { status } = spawnSync('npm', parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

await runCommand(deploy);

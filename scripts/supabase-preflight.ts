/**
 * Looks whether a deployment to the hosted Supabase project would work, and changes nothing:
 *
 *   npm run supabase:preflight     this
 *   npm run supabase:deploy        this, then migrations, secrets and function
 *
 * Exits non-zero with everything that is missing, each with its mend.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { preflightFindings } from './local/preflight.ts';

const repository = fileURLToPath(new URL('../', import.meta.url));
const findings = preflightFindings(repository, process.env);

// The project is asked last, and only when asking can succeed.
if (findings.length === 0) {
  const cli = `${repository}node_modules/.bin/supabase`;
  const list = spawnSync(cli, ['projects', 'list', '--output-format', 'json'], { encoding: 'utf8' });
  if (list.status !== 0) {
    findings.push(
      `SUPABASE_ACCESS_TOKEN is refused by Supabase: ${(list.stderr || list.stdout).trim().slice(0, 300)}`,
    );
  } else if (!list.stdout.includes(process.env.SUPABASE_PROJECT_REF!)) {
    findings.push('SUPABASE_PROJECT_REF names no project that this access token can see.');
  }
}

for (const finding of findings) console.error(`✗ ${finding}`);
if (findings.length === 0) console.log('✓ The project is ready to be deployed to.');
process.exit(findings.length === 0 ? 0 : 1);

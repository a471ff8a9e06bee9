/**
 * Deploys to the hosted Supabase project. First checks the settings, and changes nothing if one is missing or wrong:
 *
 *   npm run supabase:deploy               the database schema, the secrets and the function
 *   npm run supabase:deploy -- secrets    one of schema, secrets and function
 *
 * The connection string SUPABASE_DB_URL names the project and has its password.
 */
import '#scripts/define-provider.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { deploymentChecks } from './settings.ts';
import { runChecks } from './run-checks.ts';
import { parseProjectRef, toTransactionPooler } from '#scripts/database/database-url.ts';
import { readSecrets, secretsFile } from '#scripts/environment.ts';
import { runCommand } from '#scripts/run-command.ts';
import { functionName, functionPath } from '#src/inquiry/function-api.ts';

const { SUPABASE_DB_URL = '', SUPABASE_ACCESS_TOKEN } = process.env;
const project = parseProjectRef(SUPABASE_DB_URL);

/** @throws {Error} if the CLI rejects the command. */
function runSupabase(...args: readonly string[]): void {
  const { status, error } = spawnSync('supabase', [...args, `--remote=${project}`, '--yes'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SUPABASE_DB_PASSWORD: decodeURIComponent(new URL(SUPABASE_DB_URL).password),
      // For `supabase/config.toml`.
      MAINTENANCE_URL: `https://${project}.supabase.co${functionPath}/maintenance`,
    },
  });
  if (status !== 0) throw error ?? new Error(`supabase ${args.join(' ')} failed.`);
}

/** Other programs can read the arguments of a command, but not this file. */
function setSecrets(): void {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, '.env');
  try {
    const secrets = readFileSync(secretsFile, 'utf8');
    // In double quotes, $ would start a variable.
    const url = toTransactionPooler(SUPABASE_DB_URL).replaceAll("'", '%27');
    writeFileSync(file, `${secrets}\nDATABASE_URL='${url}'\n`, { mode: 0o600 });
    runSupabase('secrets', 'set', '--env-file', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const steps: Readonly<Record<string, () => Promise<void> | void>> = {
  schema: () => runSupabase('db', 'push'),
  secrets: setSecrets,
  async function() {
    // Vite takes a second to load.
    const { bundleFunction } = await import('./bundle-function.ts');
    await bundleFunction();
    runSupabase('functions', 'deploy', functionName, '--use-api');
  },
};

async function deploy(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = positionals.length > 0 ? positionals : Object.keys(steps);
  const unknown = names.find((name) => !steps[name]);
  if (unknown) throw new Error(`"${unknown}" isn't one of ${Object.keys(steps).join(', ')}.`);
  const checks = {
    'The shell has access to the project': () => [
      !SUPABASE_ACCESS_TOKEN && 'SUPABASE_ACCESS_TOKEN is not set → See step 7 of docs/going-live.md.',
    ],
    ...deploymentChecks,
  };
  const failed = await runChecks(checks, { site: process.env, secrets: readSecrets() });
  if (failed > 0) throw new Error('Nothing was deployed. Fix the problems above (✗) first.');
  for (const name of names) await steps[name]!();
}

await runCommand(deploy);

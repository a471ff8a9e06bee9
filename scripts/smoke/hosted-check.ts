/**
 * `npm run check-hosted`: checks the hosted Supabase project. Run it after the first deployment and after a change of plan
 * or region. It calls the function at SUPABASE_URL and doesn't need a deployed site. Without SUPABASE_URL, it checks the
 * function of `npm start` at SITE_URL.
 *
 * It stores one inquiry, sent from PROVIDER_EMAIL, and deletes it from the database at SUPABASE_DB_URL (or the local one).
 * If every check of a hosted project passes, it writes the date to supabase/hosted-check.txt, which `npm run launch-check`
 * requires. It reads the function's secrets, such as DATABASE_URL, from supabase/functions/.env.
 */
import '#scripts/define-provider.ts';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Sql } from 'postgres';
import { sessionPoolerFix, transactionPoolerFix } from '#scripts/database-url.ts';
import { readSecrets } from '#scripts/deploy/function-secrets.ts';
import { hostedCheckFile } from '#scripts/deploy/launch-findings.ts';
import { createFindingIf, formatFindings } from '#scripts/finding.ts';
import { defaultDataDir, openDatabase, openHostedDatabase } from '#scripts/local-services/database.ts';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { functionPath } from '#shared/function-api.ts';
import { functionChecks, type FunctionTarget } from './function-checks.ts';
import { hostedProjectChecks } from './hosted-project-checks.ts';
import { reportChecks, type Check } from './report-checks.ts';

async function runHostedCheck(): Promise<void> {
  if (provider.supabaseUrl) await checkHostedProject(provider.supabaseUrl);
  else await checkLocalFunction();
}

async function checkHostedProject(supabaseUrl: string): Promise<void> {
  const { SUPABASE_DB_URL: sessionPooler } = process.env;
  const { DATABASE_URL: transactionPooler } = readSecrets();
  if (!sessionPooler || !transactionPooler)
    throw new Error(
      formatFindings([
        ...createFindingIf(!sessionPooler, 'SUPABASE_DB_URL is not set', sessionPoolerFix),
        ...createFindingIf(
          !transactionPooler,
          'DATABASE_URL is not set for the function',
          transactionPoolerFix,
        ),
      ]),
    );
  await using database = openHostedDatabase(sessionPooler);
  // The project's checks come first, because they find the causes of failures in the others.
  await reportFunctionChecks(
    [...hostedProjectChecks, ...functionChecks],
    supabaseUrl,
    database.sql,
    transactionPooler,
  );
  writeFileSync(hostedCheckFile, `${new Date().toISOString().slice(0, 10)} ${supabaseUrl}\n`);
}

async function checkLocalFunction(): Promise<void> {
  await using database = await openDatabase(defaultDataDir);
  await reportFunctionChecks(functionChecks, provider.siteUrl, database.sql, database.url);
}

function reportFunctionChecks(
  checks: readonly Check<FunctionTarget>[],
  origin: string,
  sql: Sql,
  databaseUrl: string,
) {
  const functionUrl = `${origin}${functionPath}`;
  const target = { functionUrl, siteUrl: provider.siteUrl, sql, databaseUrl, secrets: readSecrets() };
  return reportChecks(functionUrl, checks, target);
}

await runCommand(runHostedCheck);

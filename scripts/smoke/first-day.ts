/**
 * `npm run first-day`: checks what only the hosted Supabase project knows, after its first deployment and after a change
 * of plan or region. It calls the function at SUPABASE_URL directly and needs no deployed site. Without SUPABASE_URL it
 * checks the function at SITE_URL, as `npm start` serves it.
 *
 * It sends inquiries from the provider's own address, looks for them in the database at SUPABASE_DB_URL (or in this
 * machine's), and deletes them. If every check of a hosted project passes, it writes the date to
 * `supabase/first-day.txt`, which `npm run launch-check` requires. The function's secrets, such as DATABASE_URL, are
 * read from supabase/functions/.env.
 */
import '#scripts/define-provider.ts';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { sessionPoolerFix, transactionPoolerFix } from '#scripts/database-address.ts';
import { firstDayFile, readSecrets, secretsFile } from '#scripts/deploy/launch-findings.ts';
import { formatFindings, when } from '#scripts/finding.ts';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { functionPath } from '#shared/function-api.ts';
import { firstDayChecks } from './first-day-checks.ts';
import { hostedProjectChecks } from './hosted-project-checks.ts';
import { reportChecks } from './report-checks.ts';

async function checkFirstDay(): Promise<void> {
  const { siteUrl, supabaseUrl } = provider;
  const secrets = readSecrets();
  const { SUPABASE_DB_URL: sessionPooler } = process.env;
  const { DATABASE_URL: transactionPooler } = secrets;
  const isHosted = supabaseUrl !== undefined;
  if (isHosted) {
    const missing = [
      ...when(!sessionPooler, 'SUPABASE_DB_URL is not set', sessionPoolerFix),
      ...when(!transactionPooler, `DATABASE_URL is not set in ${secretsFile}`, transactionPoolerFix),
    ];
    if (missing.length > 0) throw new Error(formatFindings(missing));
  }
  const { sql, url, close } = await openDatabase(defaultDataDir, isHosted ? sessionPooler : undefined);
  const address = `${supabaseUrl ?? siteUrl}${functionPath}`;
  const databaseUrl = (isHosted && transactionPooler) || url;
  try {
    // The project's own checks first, because they name the cause of what the others find.
    const checks = isHosted ? [...hostedProjectChecks, ...firstDayChecks] : firstDayChecks;
    await reportChecks(address, checks, { address, siteUrl, sql, databaseUrl, secrets });
  } finally {
    await close();
  }
  if (isHosted) writeFileSync(firstDayFile, `${new Date().toISOString().slice(0, 10)} ${supabaseUrl}\n`);
}

await runCommand(checkFirstDay);

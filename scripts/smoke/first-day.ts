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
import { firstDayFile, readSecrets } from '#scripts/deploy/launch-findings.ts';
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
  const hosted = supabaseUrl === undefined ? undefined : requireAddresses(secrets);
  const { sql, url, close } = await openDatabase(defaultDataDir, hosted?.sessionPooler);
  const address = `${supabaseUrl ?? siteUrl}${functionPath}`;
  const target = { address, siteUrl, sql, databaseUrl: hosted?.transactionPooler ?? url, secrets };
  try {
    // The project's own checks first, because they name the cause of what the others find.
    await reportChecks(
      address,
      hosted ? [...hostedProjectChecks, ...firstDayChecks] : firstDayChecks,
      target,
    );
  } finally {
    await close();
  }
  if (hosted) writeFileSync(firstDayFile, `${new Date().toISOString().slice(0, 10)} ${supabaseUrl}\n`);
}

/** @throws {Error} that says where to find a missing address. */
function requireAddresses({ DATABASE_URL: transactionPooler }: Readonly<Record<string, string | undefined>>) {
  const sessionPooler = process.env['SUPABASE_DB_URL'];
  if (!sessionPooler)
    throw new Error(
      'SUPABASE_DB_URL is not set. Take the connection string from Connect > Session pooler in the project’s dashboard.',
    );
  if (!transactionPooler)
    throw new Error(
      'DATABASE_URL is not set in supabase/functions/.env. Take the connection string from Connect > Transaction pooler in the project’s dashboard.',
    );
  return { sessionPooler, transactionPooler };
}

await runCommand(checkFirstDay);

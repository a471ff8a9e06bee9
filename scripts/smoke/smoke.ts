/**
 * Checks a deployed site, right after a deployment:
 *
 *   npm run smoke                                     the configured address (SITE_URL)
 *   npm run smoke -- https://preview.example.net      another address
 *
 * It sends one inquiry, finds it in the database at SUPABASE_DB_URL (or in this machine's), and deletes it. Exits with
 * an error if a check finds a problem.
 */
import '#scripts/define-provider.ts';
import { parseArgs } from 'node:util';
import { readSecrets } from '#scripts/deploy/function-secrets.ts';
import { openCommandDatabase } from '#scripts/local-services/database.ts';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { smokeChecks } from './checks.ts';
import { reportChecks } from './report-checks.ts';

async function checkSite(): Promise<void> {
  const [address = provider.siteUrl] = parseArgs({ allowPositionals: true }).positionals;
  if (!URL.canParse(address))
    throw new Error(`“${address}” is not an address. Use the site's own, such as https://www.example.com`);
  const { origin } = new URL(address);
  await using database = await openCommandDatabase();
  const { sql } = database;
  const site = { origin, canonicalOrigin: provider.siteUrl, sql, secrets: readSecrets() };
  await reportChecks(origin, smokeChecks, site);
}

await runCommand(checkSite);

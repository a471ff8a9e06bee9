/**
 * Checks a deployed site. Run it after a deployment:
 *
 *   npm run smoke                                     the site at SITE_URL
 *   npm run smoke -- https://preview.example.net      the site at another URL
 *
 * It sends one inquiry, finds it in the database at SUPABASE_DB_URL (or the local one), and deletes it. Fails if a check
 * finds a problem.
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
  const [url = provider.siteUrl] = parseArgs({ allowPositionals: true }).positionals;
  if (!URL.canParse(url))
    throw new Error(`"${url}" is not a URL. Pass the site's URL, such as https://www.example.com.`);
  const { origin } = new URL(url);
  await using database = await openCommandDatabase();
  const { sql } = database;
  const site = { origin, canonicalOrigin: provider.siteUrl, sql, secrets: readSecrets() };
  await reportChecks(origin, smokeChecks, site);
}

await runCommand(checkSite);

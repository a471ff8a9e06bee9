/**
 * Looks at a site where it is live, right after a deployment:
 *
 *   npm run smoke                                     the configured address (SITE_URL)
 *   npm run smoke -- https://preview.example.net      another one
 *
 * Sends one inquiry, finds it in the database (`SUPABASE_DB_URL`, or this machine's own) and deletes it. Exits non-zero
 * when something is wrong.
 */
import '#scripts/define-provider.ts';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { smokeChecks, type LiveSite } from './checks.ts';

/** What the checks find wrong with a live site, by their names. */
export async function runSmokeChecks(site: LiveSite): Promise<ReadonlyMap<string, readonly string[]>> {
  const results = new Map<string, readonly string[]>();
  for (const { name, find } of smokeChecks) {
    results.set(name, await find(site).catch((error: Error) => [`could not be looked at: ${error.message}`]));
  }
  return results;
}

async function main(): Promise<void> {
  const [address = provider.siteUrl] = parseArgs({ allowPositionals: true }).positionals;
  if (!URL.canParse(address))
    throw new Error('Please give the address of the site: npm run smoke -- https://www.example.com');
  const { sql, close } = await openDatabase(defaultDataDir, process.env['SUPABASE_DB_URL']);
  const { origin } = new URL(address);
  const results = await runSmokeChecks({ origin, canonicalOrigin: provider.siteUrl, sql });
  await close();
  for (const [name, findings] of results)
    console.log([`${findings.length === 0 ? '✓' : '✗'} ${name}`, ...findings].join('\n    '));
  const failed = [...results.values()].filter((findings) => findings.length > 0).length;
  if (failed > 0) throw new Error(`${origin}: ${failed} of ${results.size} checks failed`);
}

if (import.meta.main) await runCommand(main);

import '#scripts/define-provider.ts';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { provider } from '#src/site/provider.ts';
import type { LiveSite, SiteCheck } from './checks.ts';

/** What the checks find wrong with a live site, by their names. */
export async function runChecks(
  checks: readonly SiteCheck[],
  site: LiveSite,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const results = new Map<string, readonly string[]>();
  for (const { name, find } of checks) {
    results.set(name, await find(site).catch((error: Error) => [`could not be looked at: ${error.message}`]));
  }
  return results;
}

/**
 * Runs checks of the site at the address that the command line names, or else the configured one, and reports them.
 *
 * @throws {Error} when one finds something.
 */
export async function reportChecks(checks: readonly SiteCheck[]): Promise<void> {
  const [address = provider.siteUrl] = parseArgs({ allowPositionals: true }).positionals;
  if (!URL.canParse(address))
    throw new Error(`“${address}” is no address. Give the site’s own, such as https://www.example.com`);
  const { sql, close } = await openDatabase(defaultDataDir, process.env['SUPABASE_DB_URL']);
  const { origin } = new URL(address);
  const results = await runChecks(checks, { origin, canonicalOrigin: provider.siteUrl, sql });
  await close();
  for (const [name, findings] of results)
    console.log([`${findings.length === 0 ? '✓' : '✗'} ${name}`, ...findings].join('\n    '));
  const failed = [...results.values()].filter((findings) => findings.length > 0).length;
  if (failed > 0) throw new Error(`${origin}: ${failed} of ${results.size} checks failed`);
}

import '#scripts/define-provider.ts';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readSecrets } from '#scripts/deploy/placeholders.ts';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { provider } from '#src/site/provider.ts';
import type { LiveSite, SiteCheck } from './checks.ts';

/** Runs checks one after another. Returns the problems found, by the check's name. */
export async function runChecks(
  checks: readonly SiteCheck[],
  site: LiveSite,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const results = new Map<string, readonly string[]>();
  for (const { name, find } of checks) {
    results.set(name, await find(site).catch((error: Error) => [`the check failed: ${error.message}`]));
  }
  return results;
}

/**
 * Checks the site at the address on the command line, or else the configured one, and prints the results.
 *
 * @throws {Error} if a check finds a problem.
 */
export async function reportChecks(checks: readonly SiteCheck[]): Promise<void> {
  const [address = provider.siteUrl] = parseArgs({ allowPositionals: true }).positionals;
  if (!URL.canParse(address))
    throw new Error(`“${address}” is not an address. Use the site's own, such as https://www.example.com`);
  const hostedUrl = process.env['SUPABASE_DB_URL'] || undefined;
  const { sql, url, close } = await openDatabase(defaultDataDir, hostedUrl);
  const { DATABASE_URL: pooler } = { ...readSecrets(), ...process.env };
  const { origin } = new URL(address);
  const databaseUrl = (hostedUrl && pooler) || url;
  const site = { origin, canonicalOrigin: provider.siteUrl, sql, databaseUrl };
  try {
    const results = await runChecks(checks, site);
    for (const { name, note } of checks) {
      const problems = results.get(name)!;
      const lines = [`${problems.length === 0 ? '✓' : '✗'} ${name}`, ...problems];
      console.log([...lines, ...(note ? [await note(site)] : [])].join('\n    '));
    }
    const failed = [...results.values()].filter((problems) => problems.length > 0).length;
    if (failed > 0) throw new Error(`${origin}: ${failed} of ${results.size} checks failed`);
  } finally {
    await close();
  }
}

/**
 * Looks at a site where it is live, right after a deployment:
 *
 *   npm run smoke                                     the configured address (SITE_URL)
 *   npm run smoke -- https://www.example.com
 *   npm run smoke -- https://preview.example.net --canonical https://www.example.com
 *
 * Crawls every page and what it links to, and prints a report; exits non-zero when something is wrong. The only thing
 * it sends is one form without answers, which the function must refuse, so that nothing is stored or mailed.
 */
import '#scripts/define-provider.ts';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { smokeChecks } from './checks.ts';
import { liveSite, type LiveSite } from './live-site.ts';

interface SmokeResult {
  readonly name: string;
  readonly findings: readonly string[];
}

/** Runs every check; one that can't be carried out is a finding of its own. */
export async function runSmokeChecks(site: LiveSite): Promise<readonly SmokeResult[]> {
  const results: SmokeResult[] = [];
  for (const { name, find } of smokeChecks) {
    try {
      results.push({ name, findings: await find(site) });
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
      results.push({ name, findings: [`could not be looked at: ${reason}`] });
    }
  }
  return results;
}

const formatResult = ({ name, findings }: SmokeResult) =>
  [`${findings.length === 0 ? '✓' : '✗'} ${name}`, ...findings.map((finding) => `    ${finding}`)].join('\n');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { canonical: { type: 'string' } },
  });
  const [address = provider.siteUrl] = positionals;
  if (!URL.canParse(address) || (values.canonical !== undefined && !URL.canParse(values.canonical))) {
    throw new Error('Please give the address of the site: npm run smoke -- https://www.example.com');
  }
  const { origin } = new URL(address);
  const results = await runSmokeChecks(liveSite(origin, new URL(values.canonical ?? origin).origin));
  console.log(results.map(formatResult).join('\n'));
  const passed = results.filter(({ findings }) => findings.length === 0).length;
  const summary = `${origin}: ${passed} of ${results.length} checks passed`;
  if (passed < results.length) throw new Error(summary);
  console.log(`\n${summary}`);
}

if (import.meta.main) await runCommand(main);

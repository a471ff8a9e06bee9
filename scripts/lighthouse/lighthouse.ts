/**
 * `npm run lighthouse [-- /path …]`: measures every page of the built site, or the given ones, with Lighthouse as a
 * mid-range phone, holds them to lighthouserc.json, and keeps the reports in reports/lighthouse.
 */
import '#scripts/define-provider.ts';
import process from 'node:process';
import { runCommand } from '#scripts/run-command.ts';
import { pagePaths, runLighthouseCi } from './lighthouse-ci.ts';

async function main(): Promise<void> {
  const paths = process.argv.slice(2);
  const code = await runLighthouseCi('autorun', { paths: paths.length > 0 ? paths : pagePaths });
  if (code !== 0)
    throw new Error('Lighthouse found a page worse than lighthouserc.json lets pass, or could not measure.');
}

await runCommand(main);

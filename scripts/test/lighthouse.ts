/**
 * `npm run lighthouse`: measures every page of the built site as a phone loads it, and compares it with
 * lighthouserc.json. A page that misses is measured again, up to five times in all: a busy machine makes a page look
 * slower and never faster, so the best measurement is the truest. Lighthouse CI prints what it refuses and keeps the
 * reports in reports/lighthouse.
 */
import '#scripts/define-provider.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { unknownPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';
import { browserArguments, findBrowser } from './browser.ts';

/** Where Lighthouse CI writes which assertions failed, and of which page. */
const refusals = '.lighthouseci/assertion-results.json';

const attempts = 5;

/** Measures the pages at these addresses once, and returns the addresses of those that miss. */
async function measure(urls: readonly string[]): Promise<readonly string[]> {
  rmSync(refusals, { force: true });
  const parameters = [
    'autorun',
    `--collect.settings.chromeFlags=${['--headless=new', ...browserArguments].join(' ')}`,
    ...urls.map((url) => `--collect.url=${url}`),
  ];
  const child = spawn(process.execPath, ['node_modules/@lhci/cli/src/cli.js', ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return [];
  if (!existsSync(refusals)) throw new Error('Lighthouse CI could not measure; it says why above.');
  const results = JSON.parse(readFileSync(refusals, 'utf8')) as readonly { readonly url: string }[];
  return [...new Set(results.map(({ url }) => url))];
}

async function main(): Promise<void> {
  await using server = await serveSite();
  const pages = [...routes.map(({ path }) => path), unknownPath].map((path) => server.origin + path);
  let missed: readonly string[] = pages;
  for (let attempt = 1; attempt <= attempts && missed.length > 0; attempt++) missed = await measure(missed);
  if (missed.length > 0) throw new Error(`Worse than lighthouserc.json allows: ${missed.join(' ')}`);
  console.log(`All ${pages.length} pages are as good as lighthouserc.json asks.`);
}

await runCommand(main);

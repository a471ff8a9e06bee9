/**
 * Runs Lighthouse on every page of the built site, as on a phone, and asserts the scores in lighthouserc.json:
 *
 *   npm run lighthouse
 *   npm run lighthouse -- --changed-from https://www.example.com    only pages that differ from those of this site
 *
 * A page that fails is measured again, up to five times in total, because other load on the computer lowers its scores.
 *
 * lighthouserc.json skips two audits that no score uses, because starting their script coverage adds blocking time.
 */
import '#scripts/define-provider.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { unknownPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';

const resultsFile = '.lighthouseci/assertion-results.json';

const maxAttempts = 5;

/** In a virtual machine, memory for a new process can take longer than the site needs to load. */
const fewProcesses: readonly string[] = [
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process,SpareRendererForSitePerProcess,BackForwardCache,ProactivelySwapBrowsingInstance',
];

async function measure(urls: readonly string[], browserPort: number): Promise<readonly string[]> {
  rmSync(resultsFile, { force: true });
  const args = [
    'autorun',
    `--collect.settings.port=${browserPort}`,
    ...urls.map((url) => `--collect.url=${url}`),
  ];
  const child = spawn(process.execPath, ['node_modules/@lhci/cli/src/cli.js', ...args], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  // Lighthouse must not slow down the page. Its child processes get the same priority.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return [];
  if (!existsSync(resultsFile)) throw new Error('Lighthouse CI failed to run. See its error above.');
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as readonly { readonly url: string }[];
  return [...new Set(results.map(({ url }) => url))];
}

/** Returns all paths if the other site doesn't exist yet. */
async function findChangedPages(origin: string, otherOrigin: string, paths: readonly string[]) {
  const readText = (url: string) =>
    fetch(url).then(
      (response) => response.text(),
      () => undefined,
    );
  const changed = paths.map(async (path) =>
    (await readText(origin + path)) === (await readText(otherOrigin + path)) ? [] : [path],
  );
  return (await Promise.all(changed)).flat();
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'changed-from': { type: 'string' } } });
  await using server = await serveSite();
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', ...browserArguments, ...fewProcesses],
  });
  using cleanup = new DisposableStack();
  cleanup.defer(() => browser.kill());
  const allPaths = [...routes.map(({ path }) => path), unknownPath];
  const paths = values['changed-from']
    ? await findChangedPages(server.origin, values['changed-from'], allPaths)
    : allPaths;
  const pages = paths.map((path) => server.origin + path);
  let failedPages: readonly string[] = pages;
  for (let attempt = 1; attempt <= maxAttempts && failedPages.length > 0; attempt++)
    failedPages = await measure(failedPages, browser.port);
  if (failedPages.length > 0)
    throw new Error(
      `Pages below the scores in lighthouserc.json: ${failedPages.join(' ')}. See reports/lighthouse.`,
    );
  console.log(`All ${pages.length} measured pages have the scores in lighthouserc.json.`);
}

await runCommand(main);

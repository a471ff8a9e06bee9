/**
 * `npm run lighthouse [-- /path …]`: measures every page of the built site, or the given ones, with Lighthouse as a
 * mid-range phone, holds them to lighthouserc.json, and keeps the reports in reports/lighthouse.
 */
import '#scripts/define-provider.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { notFoundPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';
import { runCommand } from '#scripts/run-command.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { browserArguments, findOrInstallBrowser } from '#scripts/test/browser.ts';

/** The paths of all pages, the not-found page's last. */
export const pagePaths: readonly string[] = [...routes.map(({ path }) => path), notFoundPath];

interface LighthouseRun {
  readonly paths: readonly string[];
  /** The built site. */
  readonly outDir?: string;
  /** Options of Lighthouse CI, such as `--collect.numberOfRuns=5`. */
  readonly options?: readonly string[];
  /** Prints nothing of what Lighthouse CI says. */
  readonly silent?: boolean;
}

/**
 * Measures these pages of the built site and holds them to lighthouserc.json. Resolves to whether all of them passed.
 *
 * @throws {Error} when a path has no page, or the site isn't built.
 */
export async function runLighthouse({
  paths,
  outDir = 'dist/client',
  options = [],
  silent = false,
}: LighthouseRun): Promise<boolean> {
  const unknown = paths.filter((path) => !pagePaths.includes(path));
  if (unknown.length > 0) {
    throw new Error(`There is no page at ${unknown.join(', ')}. Pages are: ${pagePaths.join(' ')}`);
  }
  const server = await serveSite({ outDir, port: 0 });
  const child = spawn(
    process.execPath,
    [
      'node_modules/@lhci/cli/src/cli.js',
      'autorun',
      `--collect.settings.chromeFlags=${browserArguments.join(' ')}`,
      ...paths.map((path) => `--collect.url=${server.origin}${path}`),
      ...options,
    ],
    {
      stdio: silent ? 'ignore' : 'inherit',
      env: { ...process.env, CHROME_PATH: findOrInstallBrowser(silent ? () => {} : console.log) },
    },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  await server.close();
  return code === 0;
}

async function main(): Promise<void> {
  const paths = process.argv.slice(2);
  if (!(await runLighthouse({ paths: paths.length > 0 ? paths : pagePaths })))
    throw new Error('Lighthouse found a page worse than lighthouserc.json lets pass, or could not measure.');
}

if (import.meta.main) await runCommand(main);

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { notFoundPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { browserArguments, findOrInstallBrowser } from '#scripts/test/browser.ts';

/** The paths of all pages, the not-found page's last. */
export const pagePaths: readonly string[] = [...routes.map(({ path }) => path), notFoundPath];

/** Where Lighthouse CI keeps the reports of its last run, and what it found wrong in them. */
const reportsDir = '.lighthouseci';
/** Where the budgets are; Lighthouse CI reads it. */
export const configFile = 'lighthouserc.json';

interface LighthouseRun {
  readonly paths: readonly string[];
  /** The built site. */
  readonly outDir?: string;
  /** Options of the command, such as `--numberOfRuns=5`. */
  readonly options?: readonly string[];
  /** Prints nothing of what Lighthouse CI says. */
  readonly silent?: boolean;
}

/**
 * Measures these pages of the built site with Lighthouse as a mid-range phone; `autorun` then holds them to
 * lighthouserc.json and keeps the reports. Resolves to the exit code of Lighthouse CI.
 *
 * @throws {Error} when a path has no page, and so no budget, the site isn't built, or Lighthouse CI comes to no end of
 *   its own.
 */
export async function runLighthouseCi(
  command: 'autorun' | 'collect',
  { paths, outDir = 'dist/client', options = [], silent = false }: LighthouseRun,
): Promise<number> {
  const unknown = paths.filter((path) => !pagePaths.includes(path));
  if (unknown.length > 0) {
    throw new Error(`There is no page at ${unknown.join(', ')}. Pages are: ${pagePaths.join(' ')}`);
  }
  const server = await serveSite({ outDir, port: 0 });
  const settings = JSON.parse(readFileSync(configFile, 'utf8')) as {
    readonly ci: { readonly collect: { readonly settings: { readonly chromeFlags: string } } };
  };
  const flags = [settings.ci.collect.settings.chromeFlags, ...browserArguments].join(' ');
  const prefix = command === 'autorun' ? '--collect.' : '--';
  // Lighthouse CI clears away reports, but not what it found in them.
  rmSync(reportsDir, { recursive: true, force: true });
  const child = spawn(
    process.execPath,
    [
      'node_modules/@lhci/cli/src/cli.js',
      command,
      `--config=${configFile}`,
      `${prefix}settings.chromeFlags=${flags}`,
      ...paths.map((path) => `${prefix}url=${server.origin}${path}`),
      ...options,
    ],
    {
      stdio: silent ? 'ignore' : 'inherit',
      env: { ...process.env, CHROME_PATH: findOrInstallBrowser(silent ? () => {} : console.log) },
    },
  );
  try {
    return await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status, signal) =>
        status === null ? reject(new Error(`Lighthouse CI was ended by ${signal}.`)) : resolve(status),
      );
    });
  } finally {
    await server.close();
  }
}

/**
 * What is read of a report of Lighthouse
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md).
 */
export interface Report {
  readonly finalUrl: string;
  /** How fast the machine was (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly unknown[] } }
    >
  >;
}

/** The reports of the last run, by the path of the page, in the order of the run. */
export function lastReports(): ReadonlyMap<string, readonly Report[]> {
  const files = readdirSync(reportsDir).filter((name) => /^lhr-\d+\.json$/.test(name));
  const reports = files
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(reportsDir, name), 'utf8')) as Report);
  return Map.groupBy(reports, ({ finalUrl }) => new URL(finalUrl).pathname);
}

/** The audits and categories that the last run refused. */
export function lastFailures(): readonly string[] {
  const results = JSON.parse(readFileSync(join(reportsDir, 'assertion-results.json'), 'utf8')) as {
    readonly auditId: string;
    readonly auditProperty?: string;
    readonly passed: boolean;
  }[];
  return results
    .filter(({ passed }) => !passed)
    .map(({ auditId, auditProperty }) => auditProperty ?? auditId);
}

/**
 * `npm run lighthouse [-- /path …]`: measures every page of the built site, or the given ones, with Lighthouse as a mid-range phone,
 * holds them to lighthouserc.json, and keeps the reports in reports/lighthouse.
 */
import './define-provider.ts';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { routes } from '../src/site/routes.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { serveSite } from './serve.ts';

const settings = JSON.parse(readFileSync('lighthouserc.json', 'utf8')) as {
  readonly ci: { readonly collect: { readonly settings: { readonly chromeFlags: string } } };
};

/** Runs Lighthouse CI on the pages at these paths and resolves to its exit code. */
export async function runLighthouse(paths: readonly string[], outDir = 'dist/client'): Promise<number> {
  const server = await serveSite({ outDir, port: 0 });
  const flags = [settings.ci.collect.settings.chromeFlags, ...browserArguments].join(' ');
  const child = spawn(
    'lhci',
    [
      'autorun',
      '--config=lighthouserc.json',
      `--collect.settings.chromeFlags=${flags}`,
      ...paths.map((path) => `--collect.url=${server.origin}${path}`),
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (status) => resolve(status ?? 1));
  });
  await server.close();
  return code;
}

if (import.meta.main) {
  const paths = process.argv.slice(2);
  process.exitCode = await runLighthouse(paths.length > 0 ? paths : routes.map(({ path }) => path));
}

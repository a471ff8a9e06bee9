/** Finds a Chromium for tests and measurements, and says which it is. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = () => process.getuid?.() === 0;

/** As root, which is usual in containers, Chromium has no sandbox. Its own requests to the network are off. */
export const browserArguments: readonly string[] = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * The path of a Chromium or Chrome: the configured one (`CHROMIUM_PATH` or `CHROME_PATH`), one that is installed,
 * Playwright's own, or the one that came with `npm ci` (Linux on x64). Where there is none, one is installed, since `npm
 * test` is to need nothing but git, Node and npm: by `apt-get` for root on Debian, by Playwright otherwise. That is
 * always said.
 *
 * @throws {Error} that says what to install where that fails.
 */
export function findOrInstallBrowser(log: (line: string) => void = console.log): string {
  const configured = process.env['CHROMIUM_PATH'] ?? process.env['CHROME_PATH'];
  if (configured) {
    if (!existsSync(configured))
      throw new Error(`CHROMIUM_PATH is ${configured}, but there is no such file.`);
    log(`Browser: ${configured} (configured)`);
    return configured;
  }
  const found = installed() ?? playwrights() ?? npms();
  if (found) {
    log(`Browser: ${found.path} (${found.origin})`);
    return found.path;
  }
  return install();
}

function installed() {
  const onPath = commands.map(pathOf).find((path) => path !== undefined);
  const path = onPath ?? macApplications.find((application) => existsSync(application));
  return path && { path, origin: 'installed' };
}

function playwrights() {
  const path = chromium.executablePath();
  return existsSync(path) ? { path, origin: "Playwright's own" } : undefined;
}

/** Unpacks `@sparticuz/chromium` in a process of its own, because it goes by the environment at its import. */
const unpack = `
  import { mkdirSync } from 'node:fs';
  mkdirSync(process.env['TMPDIR'], { recursive: true });
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

/**
 * What starts the unpacked browser: with its own libraries and fonts where the machine has none, and without a sandbox,
 * which it can't have.
 */
const starter = `#!/bin/sh
folder=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$folder/fonts"
if ldd "$folder/chromium" | grep -q 'not found'; then export LD_LIBRARY_PATH="$folder/al2023/lib"; fi
exec "$folder/chromium" --no-sandbox "$@"
`;

function npms() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = resolve('node_modules/.cache/chromium');
  const path = `${folder}/start.sh`;
  const found = { path, origin: 'from npm' };
  if (existsSync(path)) return found;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // It takes its folder from TMPDIR, and unpacks the libraries that a bare machine lacks where it believes to be on
    // Lambda.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  if (status !== 0) return undefined;
  writeFileSync(path, starter, { mode: 0o755 });
  return found;
}

function install(): string {
  const byPackage = isRoot() && isDebian();
  const command = byPackage ? 'apt-get install chromium' : 'playwright install chromium';
  console.log(`Browser: none found; installing one by "${command}" …`);
  if (byPackage) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
    spawnSync(process.execPath, playwright, { stdio: 'inherit' });
  }
  const found = installed() ?? playwrights();
  if (!found) {
    throw new Error(
      'No Chromium could be found or installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium',
    );
  }
  console.log(`Browser: ${found.path} (just installed)`);
  return found.path;
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

function pathOf(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

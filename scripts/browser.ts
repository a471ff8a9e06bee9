/** Finds a Chromium for tests and measurements, or installs one, and says which it is. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

/** In a container Chromium runs as root without its sandbox; what it would ask the network for by itself is off. */
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
 * Playwright's own, or, as root on Debian, the system's package, which is installed.
 *
 * @throws {Error} that says what to install where none of them is there.
 */
export function findBrowser(log: (line: string) => void = console.log): string {
  const configured = process.env['CHROMIUM_PATH'] ?? process.env['CHROME_PATH'];
  if (configured) {
    if (!existsSync(configured))
      throw new Error(`CHROMIUM_PATH is ${configured}, but there is no such file.`);
    log(`Browser: ${configured} (configured)`);
    return configured;
  }
  const found = installed() ?? playwrights();
  if (found) {
    log(`Browser: ${found.path} (${found.origin})`);
    return found.path;
  }
  return install(log);
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

function install(log: (line: string) => void): string {
  if (isRoot() && isDebian()) {
    log('Browser: none found; installing the chromium package of this system …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    log("Browser: none found; installing Playwright's own …");
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const found = installed() ?? playwrights();
  if (!found) {
    throw new Error(
      'No Chromium could be found or installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium',
    );
  }
  log(`Browser: ${found.path} (just installed)`);
  return found.path;
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

function pathOf(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findNpmBrowser, unpackBrowser } from './browser.ts';

/** Versions of `@sparticuz/chromium` that `npm run test:old-browsers` installs. */
export const oldBrowsers: readonly { readonly version: string; readonly runsApp: boolean }[] = [
  // No popovers, subgrid or scroll-driven animations, and `:popover-open` is a syntax error.
  { version: '113.0.1', runsApp: false },
  // Popovers, but no `light-dark()`.
  { version: '121.0.0', runsApp: false },
  // The browser floor.
  { version: '123.0.1', runsApp: true },
];

/** Installs the version on first use, outside the project's dependencies. Uses the current version's libraries and fonts. */
export function findOldBrowser(version: string): string {
  const currentBrowser = findNpmBrowser();
  if (!currentBrowser) throw new Error('npm has old Chromium versions only for Linux on x64.');
  const folder = resolve('node_modules/.cache/old-browsers', version);
  const packageFolder = join(folder, 'node_modules/@sparticuz/chromium');
  if (!existsSync(join(packageFolder, 'bin/chromium.br'))) {
    // npm 11 doesn't create the folder.
    mkdirSync(folder, { recursive: true });
    execFileSync(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder].concat(
        `@sparticuz/chromium@${version}`,
      ),
      { stdio: 'inherit' },
    );
  }
  return unpackBrowser(packageFolder, ['swiftshader.tar'], dirname(currentBrowser));
}

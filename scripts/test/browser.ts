import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/** Disables the sandbox for root, because Chromium can't use it, and disables background requests. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * Finds Chromium: at `CHROMIUM_PATH`, from npm (Linux on x64), or Playwright's. Unpacks or downloads it on first use.
 *
 * @throws {Error} if `CHROMIUM_PATH` doesn't exist.
 */
export function findBrowser(): string {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) {
    if (existsSync(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH is ${configuredPath}, but the file doesn't exist.`);
  }
  const npmBrowser = findNpmBrowser();
  if (npmBrowser) return npmBrowser;
  if (!existsSync(chromium.executablePath()))
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    });
  return chromium.executablePath();
}

/** Unpacks Chromium from npm on first use. Returns undefined on systems that the package doesn't support. */
export function findNpmBrowser(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  return unpackBrowser('node_modules/@sparticuz/chromium', ['fonts.tar', 'al2023.tar', 'swiftshader.tar']);
}

/** Starts `@sparticuz/chromium` with only the package's libraries and fonts, and without the sandbox, which it lacks. */
const createStartScript = (libraryFolder: string) => `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="${libraryFolder}/lib" FONTCONFIG_FILE="${libraryFolder}/fonts.conf"
exec "$folder/chromium" --no-sandbox "$@"
`;

/** Replaces the package's configuration, which has the paths of AWS Lambda. Chromium can't render without a font. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** Unpacks the package on first use, beside its archives. By default, the archives contain the libraries and fonts. */
export function unpackBrowser(
  packageFolder: string,
  archives: readonly string[],
  libraryFolder = '$folder',
): string {
  const unpackedFolder = resolve(packageFolder, 'unpacked');
  const executable = join(unpackedFolder, 'start.sh');
  if (existsSync(executable)) return executable;
  const folder = mkdtempSync(`${unpackedFolder}-`);
  const unpack = (name: string) => brotliDecompressSync(readFileSync(join(packageFolder, `bin/${name}.br`)));
  writeFileSync(join(folder, 'chromium'), unpack('chromium'), { mode: 0o755 });
  for (const archive of archives) execFileSync('tar', ['-x', '-C', folder], { input: unpack(archive) });
  writeFileSync(join(folder, 'fonts.conf'), fontConfiguration);
  writeFileSync(join(folder, 'start.sh'), createStartScript(libraryFolder), { mode: 0o755 });
  try {
    renameSync(folder, unpackedFolder);
  } catch (error) {
    // Another process may have unpacked it first.
    rmSync(folder, { recursive: true });
    if (!existsSync(executable)) throw error;
  }
  return executable;
}

/** The Chromium of tests and measurements: the same on every machine, unless another one is named. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/** As root, which is usual in containers, Chromium has no sandbox. Its own requests to the network are off. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * The path of a Chromium: the one that `CHROMIUM_PATH` names, the one that came with `npm ci` (Linux on x64), or
 * elsewhere Playwright's own, which is downloaded at the first use.
 *
 * @throws {Error} when `CHROMIUM_PATH` names no file, or the download fails.
 */
export function findBrowser(): string {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, but there is no such file.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return npmBrowser();
  if (!existsSync(chromium.executablePath()))
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    });
  return chromium.executablePath();
}

/**
 * Starts the browser of `@sparticuz/chromium` with the libraries and the fonts that it brings along, and nothing else of
 * the machine's; without a sandbox, which it can't have.
 */
const starter = `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/lib" FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/chromium" --no-sandbox "$@"
`;

/** In place of the package's own, which names the folders of Amazon's Lambda: Chromium can't draw without any font. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** Unpacks the package at the first use, whole or not at all. */
function npmBrowser(): string {
  const unpacked = resolve('node_modules/@sparticuz/chromium/unpacked');
  const start = join(unpacked, 'start.sh');
  if (existsSync(start)) return start;
  const folder = mkdtempSync(`${unpacked}-`);
  const unpack = (name: string) =>
    brotliDecompressSync(readFileSync(`node_modules/@sparticuz/chromium/bin/${name}.br`));
  writeFileSync(join(folder, 'chromium'), unpack('chromium'), { mode: 0o755 });
  for (const archive of ['fonts.tar', 'al2023.tar', 'swiftshader.tar'])
    execFileSync('tar', ['-x', '-C', folder], { input: unpack(archive) });
  writeFileSync(join(folder, 'fonts.conf'), fontsConfiguration);
  writeFileSync(join(folder, 'start.sh'), starter, { mode: 0o755 });
  try {
    renameSync(folder, unpacked);
  } catch (error) {
    // Another process was faster.
    rmSync(folder, { recursive: true });
    if (!existsSync(start)) throw error;
  }
  return start;
}

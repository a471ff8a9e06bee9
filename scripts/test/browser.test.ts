import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { browserArguments, findBrowser } from './browser.ts';

/** Elsewhere the browser is Playwright's or the one that is named, and its fonts are the machine's. */
const isFromNpm =
  process.platform === 'linux' && process.arch === 'x64' && process.env['CHROMIUM_PATH'] === undefined;

test.runIf(isFromNpm)('the browser of npm draws every text on a machine without fonts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-fonts-'));
  const noFonts = join(folder, 'fonts.conf');
  writeFileSync(noFonts, '<fontconfig></fontconfig>');
  await using browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
    env: { ...process.env, FONTCONFIG_FILE: noFonts },
  });
  const page = await browser.newPage();
  // Families and letters that the typefaces of the site don't have.
  await page.setContent(
    '<p style="font-family: serif">Assay ≤ 98 % ⌘ 漢</p><code>kcat</code><input value="x">',
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual(['Open Sans']);
  rmSync(folder, { recursive: true });
});

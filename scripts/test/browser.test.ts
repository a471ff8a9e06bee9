import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { browserArguments, findBrowser } from './browser.ts';

const usesNpmBrowser =
  process.platform === 'linux' && process.arch === 'x64' && process.env['CHROMIUM_PATH'] === undefined;

test.runIf(usesNpmBrowser)('the npm browser renders all text on a system without fonts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-fonts-'));
  const emptyConfiguration = join(folder, 'fonts.conf');
  writeFileSync(emptyConfiguration, '<fontconfig></fontconfig>');
  await using browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
    env: { ...process.env, FONTCONFIG_FILE: emptyConfiguration },
  });
  const page = await browser.newPage();
  // The site's typefaces don't cover these fonts and letters.
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

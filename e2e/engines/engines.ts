import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit, type BrowserType } from '@playwright/test';
import { browserArguments } from '#scripts/test/browser.ts';
import { firefoxVisitor } from './firefox-visitor.ts';
import { playwrightVisitor } from './playwright-visitor.ts';
import type { Visitor } from './visitor.ts';
import { webkitVisitor } from './webkit-visitor.ts';

interface Engine {
  readonly name: string;
  /** Where it comes from, for machines that don't have it. */
  readonly source: string;
  /** Its program on this machine. */
  readonly program: string | undefined;
  readonly start: (program: string, hasScript: boolean) => Promise<Visitor>;
}

/** The first of some programs that can be found on this machine. */
const findProgram = (...names: readonly string[]) =>
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

const playwrightBuild = (type: BrowserType): Engine => ({
  name: `Playwright’s ${type.name()}`,
  source: `npx playwright install --with-deps ${type.name()}`,
  program: existsSync(type.executablePath()) ? type.executablePath() : undefined,
  start: (executablePath, hasScript) => playwrightVisitor(type, { executablePath }, hasScript),
});

const stockFirefox: Engine = {
  name: 'Firefox',
  source: 'Debian’s package firefox-esr, or a Firefox in the path',
  program: findProgram('firefox-esr', 'firefox'),
  start: firefoxVisitor,
};

const webkitGtk: Engine = {
  name: 'WebKitGTK',
  source: 'Debian’s package webkit2gtk-driver, and xvfb where there is no display',
  program: process.env['DISPLAY'] || findProgram('xvfb-run') ? findProgram('WebKitWebDriver') : undefined,
  start: webkitVisitor,
};

/** A whole Chromium: what comes with `npm ci` is a headless shell, which keeps no page that was left. */
const wholeChromium: Engine = {
  name: 'a whole Chromium',
  source: 'Debian’s package chromium, or a Chrome in the path',
  program: findProgram('chromium', 'google-chrome', 'google-chrome-stable'),
  start: (executablePath, hasScript) =>
    playwrightVisitor(
      chromium,
      { executablePath, args: [...browserArguments], ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      hasScript,
    ),
};

/** The engines beside the Chromium in which all other tests run. */
export const otherEngines = [
  playwrightBuild(firefox),
  playwrightBuild(webkit),
  stockFirefox,
  webkitGtk,
] as const;

/** The engines with a back/forward cache; Playwright's builds have none. */
export const cachingEngines = [wholeChromium, stockFirefox, webkitGtk] as const;

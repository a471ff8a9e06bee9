import { setTimeout } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import type { Visitor } from './visitor.ts';

/**
 * A visitor in a Firefox as Mozilla and Debian ship it, driven by WebDriver BiDi. Playwright 1.65 asks it for
 * `emulation.setMediaFeaturesOverride`, which Firefox 153 (ESR) doesn't know yet.
 */
export async function firefoxVisitor(executablePath: string, hasScript: boolean): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      'javascript.enabled': hasScript,
      // A mouse: without a screen Firefox thinks it has none.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  const page = await browser.newPage();
  await page.bringToFront();
  const find = async (selector: string) => {
    // Puppeteer's own waiting needs scripts in the page.
    const deadline = Date.now() + 10_000;
    let element = await page.$(selector);
    while (!element && Date.now() < deadline) {
      await setTimeout(100);
      element = await page.$(selector);
    }
    if (!element) throw new Error(`${selector} is missing`);
    // Where the page scrolls smoothly, the driver's own scrolling doesn't arrive in time.
    await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return element;
  };
  /** Puppeteer's own way to a place needs scripts in the page too. */
  const middleOf = async (selector: string) => {
    const { x, y, width, height } = await (
      await find(selector)
    ).evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    return [x + width / 2, y + height / 2] as const;
  };
  return {
    goTo: async (address) => void (await page.goto(address)),
    read: (inPage, argument) => page.evaluate(inPage as never, argument as never) as never,
    inject: async (script) => void (await page.evaluate(script)),
    click: async (selector) => page.mouse.click(...(await middleOf(selector))),
    type: async (selector, text) => (await find(selector)).type(text),
    press: (key) => page.keyboard.press(key),
    hover: async (selector) => page.mouse.move(...(await middleOf(selector))),
    attach: async (selector, file) => {
      const field = await find(selector);
      await (field as typeof field & { uploadFile(path: string): Promise<void> }).uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

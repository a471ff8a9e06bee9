import type { Browser, BrowserType, LaunchOptions } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** A visitor in a browser that Playwright drives. */
export async function playwrightVisitor(
  type: BrowserType,
  options: LaunchOptions,
  hasScript: boolean,
): Promise<Visitor> {
  const browser: Browser = await type.launch(options);
  const page = await browser.newPage({ javaScriptEnabled: hasScript });
  return {
    goTo: async (address) => void (await page.goto(address)),
    read: (inPage, argument) => page.evaluate(inPage as never, argument) as never,
    inject: async (script) => void (await page.evaluate(script)),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    hover: (selector) => page.locator(selector).first().hover(),
    attach: (selector, file) => page.locator(selector).first().setInputFiles(file),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

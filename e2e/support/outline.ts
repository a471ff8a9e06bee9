import type { Page } from '@playwright/test';

/** Returns a line per element with its name, its attributes except the ignored ones, and its own text. */
export const readOutline = (page: Page, root: string, ignoredAttributes: readonly string[]) =>
  page.locator(`${root} *`).evaluateAll(
    (elements, ignored) =>
      elements.map((element) => {
        const attributes = [...element.attributes]
          .filter(({ name }) => !ignored.includes(name))
          .map(({ name, value }) => `${name}="${value}"`)
          .toSorted();
        const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return [element.localName, ...attributes, ...texts.map((text) => text.textContent?.trim())].join(' ');
      }),
    ignoredAttributes,
  );

/**
 * React changes these when it hydrates: the prerendered page doesn't know today's date, and what needs the app is disabled
 * before.
 */
export const enhancementAttributes = ['novalidate', 'min', 'max', 'disabled'];

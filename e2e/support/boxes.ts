import type { Locator } from '@playwright/test';

/** Where each of the elements stands in the window. */
export const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

/** How many of the boxes stand in each row, from above. */
export function rowsOf(boxes: readonly DOMRect[]): number[] {
  const tops = boxes.map(({ top }) => Math.round(top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

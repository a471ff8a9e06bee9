import type { Locator } from '@playwright/test';

/** The position and size of each element in the window. */
export const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

/** The number of boxes in each row, from above. */
export function rowsOf(boxes: readonly DOMRect[]): number[] {
  const tops = boxes.map(({ top }) => Math.round(top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

import type { Locator } from '@playwright/test';

/** The position and size of each element in the window. */
export const measureBoxes = (elements: Locator) =>
  elements.evaluateAll((nodes) =>
    nodes.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

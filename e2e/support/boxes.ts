import type { Locator } from '@playwright/test';

export const measureBoxes = (elements: Locator) =>
  elements.evaluateAll((nodes) =>
    nodes.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

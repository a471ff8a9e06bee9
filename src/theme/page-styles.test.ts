import { expect, test } from 'vitest';
import { rulesOfPage } from './page-styles.ts';

test('a page gets the rules of its own classes, once each, in the order of their first appearance', () => {
  const rules = { inner: '.inner{gap:0}', outer: '.outer{gap:1px}', other: '.other{gap:2px}' };
  const html = '<div class="outer plain"><p class="inner"></p><p class="inner outer"></p></div>';
  expect(rulesOfPage(html, rules)).toBe('.outer{gap:1px}.inner{gap:0}');
});

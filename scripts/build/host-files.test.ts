import { expect, test } from 'vitest';
import { formatHeaders, maxHeaderRules } from './host-files.ts';

const listFiles = (count: number) => Array.from({ length: count }, (_, index) => `/assets/${index}.js`);

test('the build fails if the host would ignore a header rule', () => {
  expect(formatHeaders('', listFiles(maxHeaderRules - 1))).toContain('/assets/98.js\n  Cache-Control: ');
  expect(() => formatHeaders('', listFiles(maxHeaderRules))).toThrow('_headers has 101 rules');
});

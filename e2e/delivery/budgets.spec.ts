import { readdirSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { budgets, getCompressedSize } from '#scripts/build/weight.ts';
import { outDir, readBuiltPage } from '../support/site.ts';

function expectWithin(subject: string, bytes: number, budget: number) {
  expect(bytes, `${subject}: ${bytes} bytes, budget ${budget}`).toBeLessThanOrEqual(budget);
}

test('the boot script is within its budget', () => {
  const [, script = ''] = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(readBuiltPage('/')) ?? [];
  expect(script).not.toBe('');
  expectWithin('the boot script', getCompressedSize(script), budgets.bootScript);
});

test('the fonts are within their budget', () => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:woff2?|ttf|otf)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, file) => sum + statSync(`${outDir}/${file}`).size, 0);
  expectWithin(`fonts (${files.join(', ')})`, bytes, budgets.typefaces);
});

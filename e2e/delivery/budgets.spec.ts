import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { budgets, compressedSize } from '#scripts/build/weight.ts';
import {
  modulesOf,
  open,
  outDir,
  ownModules,
  pagePaths,
  readBuiltPage,
  sharedModules,
} from '../support/site.ts';

function expectWithin(what: string, bytes: number, budget: number) {
  expect(bytes, `${what} weighs ${bytes} bytes, its budget is ${budget}`).toBeLessThanOrEqual(budget);
}

test('the site has shared modules, and each page a chunk of its own', () => {
  expect(sharedModules().size).toBeGreaterThan(1);
  for (const path of pagePaths) expect(ownModules(path).length, path).toBeGreaterThan(0);
});

test('the boot script keeps to its budget', () => {
  const [, script = ''] = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(readBuiltPage('/')) ?? [];
  expect(script).not.toBe('');
  expectWithin('the boot script', compressedSize(script), budgets.bootScript);
});

test('the fonts keep to their budget', () => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:woff2?|ttf|otf)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, file) => sum + statSync(`${outDir}/${file}`).size, 0);
  expectWithin(`fonts (${files.join(', ')})`, bytes, budgets.typefaces);
});

for (const path of pagePaths) {
  test(`${path} brings in the modules it names first, and little later`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await open(page, path);
    const named = modulesOf(readBuiltPage(path));
    expect([...scripts].slice(0, named.length).toSorted()).toEqual(named.toSorted());
    const later = [...scripts].slice(named.length);
    const bytes = later.reduce((sum, module) => sum + compressedSize(readFileSync(outDir + module)), 0);
    expectWithin(`what ${path} loads after hydration (${later.join(', ')})`, bytes, budgets.later);
  });
}

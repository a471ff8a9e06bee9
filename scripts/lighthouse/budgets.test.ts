import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgetsOf, measures, type AssertionRow } from './budgets.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { configFile, pagePaths, type Report } from './lighthouse-ci.ts';

const { ci } = JSON.parse(readFileSync(configFile, 'utf8')) as {
  ci: { assert: { assertMatrix: readonly AssertionRow[] } };
};
const rows = ci.assert.assertMatrix;

const report = (times: number, score = 1, requests = 13): Report => ({
  finalUrl: 'http://localhost:3000/',
  environment: { benchmarkIndex: 2000 },
  categories: {
    performance: { score },
    accessibility: { score },
    'best-practices': { score },
    seo: { score },
  },
  audits: {
    'first-contentful-paint': { numericValue: times },
    'largest-contentful-paint': { numericValue: times },
    'speed-index': { numericValue: times },
    'total-blocking-time': { numericValue: times },
    'cumulative-layout-shift': { numericValue: 0 },
    'total-byte-weight': { numericValue: 100_000 },
    'network-requests': { details: { items: Array.from({ length: requests }) } },
  },
});

test('every page has its row of budgets, and only one', () => {
  const rowsOf = (path: string) =>
    rows.filter(({ matchingUrlPattern }) =>
      new RegExp(matchingUrlPattern).test(`http://localhost:3000${path}`),
    ).length;
  for (const path of pagePaths) {
    const advice = 'npm run build, then npm run lighthouse:budgets -- --write';
    expect.soft(rowsOf(path), `${path} has no row in lighthouserc.json: ${advice}`).not.toBe(0);
  }
  expect(Object.fromEntries(pagePaths.map((path) => [path, rowsOf(path)]))).toEqual(
    Object.fromEntries(pagePaths.map((path) => [path, 1])),
  );
  expect(rows).toHaveLength(pagePaths.length);
});

test('every row holds everything that is measured', () => {
  for (const { assertions } of rows) expect(Object.keys(assertions)).toEqual(Object.keys(measures));
});

const boundOf = (budgets: readonly AssertionRow[], path: string, name: string) =>
  budgets.find(({ matchingUrlPattern }) => matchingUrlPattern.endsWith(`${path}$`))?.assertions[name]?.[1];

test('a time may reach the page’s median plus the usual spread, whatever one busy moment adds', () => {
  const budgets = budgetsOf(
    new Map([
      ['/about', [report(700), report(710), report(720)]],
      ['/contact', [report(801), report(805), report(812)]],
      ['/team', [report(690), report(700), report(2900)]],
    ]),
  );
  const bounds = ['/about', '/contact', '/team'].map((path) =>
    boundOf(budgets, path, 'first-contentful-paint'),
  );
  expect(bounds).toEqual([730, 830, 720].map((maxNumericValue) => ({ maxNumericValue })));
});

test('what does not wobble has no room', () => {
  const budgets = budgetsOf(
    new Map([
      ['/about', [report(700, 0.9, 13), report(710, 0.9, 12)]],
      [notFoundPath, [report(700, 0.58), report(710, 0.58)]],
    ]),
  );
  const aggregationMethod = 'pessimistic';
  expect(boundOf(budgets, '/about', 'cumulative-layout-shift')).toEqual({
    maxNumericValue: 0,
    aggregationMethod,
  });
  expect(boundOf(budgets, '/about', 'network-requests')).toEqual({ maxLength: 13, aggregationMethod });
  expect(boundOf(budgets, '/about', 'categories:seo')).toEqual({ minScore: 1, aggregationMethod });
  expect(boundOf(budgets, notFoundPath, 'categories:seo')).toEqual({ minScore: 0.58, aggregationMethod });
});

test('a report without a measure is no budget', () => {
  const { audits, ...rest } = report(700);
  const { 'speed-index': _, ...others } = audits;
  expect(() => budgetsOf(new Map([['/', [{ ...rest, audits: others }]]]))).toThrow('/ has no speed-index');
});

test('gate, package and benchmark share one Lighthouse', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith('node_modules/lighthouse'))
    .map(([, { version }]) => version);
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatch(/^13\./);
});

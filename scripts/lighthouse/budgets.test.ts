import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagePaths } from './lighthouse.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('every page has every budget, and each only once', () => {
  const { ci } = readJson('lighthouserc.json') as {
    ci: { assert: { assertMatrix: readonly { matchingUrlPattern: string; assertions: object }[] } };
  };
  for (const path of pagePaths) {
    const rows = ci.assert.assertMatrix.filter(({ matchingUrlPattern }) =>
      new RegExp(matchingUrlPattern).test(`http://localhost:3000${path}`),
    );
    expect(rows.flatMap(({ assertions }) => Object.keys(assertions)).toSorted()).toEqual([
      'categories:accessibility',
      'categories:best-practices',
      'categories:performance',
      'categories:seo',
      'cumulative-layout-shift',
      'first-contentful-paint',
      'largest-contentful-paint',
      'network-requests',
      'speed-index',
      'total-blocking-time',
      'total-byte-weight',
    ]);
  }
});

test('gate, package and benchmark share one Lighthouse', () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, { version: string }> };
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith('node_modules/lighthouse'))
    .map(([, { version }]) => version);
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatch(/^13\./);
});

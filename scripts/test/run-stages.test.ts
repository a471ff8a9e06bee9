import { expect, test } from 'vitest';
import { judgeCounts, runStages, summarise, type Counts, type Stage } from './run-stages.ts';

const called: string[] = [];

function stage(name: string, counts: Counts | Error, needs: readonly string[] = []): Stage {
  return {
    name,
    needs,
    run: () => {
      called.push(name);
      return counts instanceof Error ? Promise.reject(counts) : Promise.resolve(counts);
    },
  };
}

async function run(...stages: readonly Stage[]) {
  called.length = 0;
  const said: string[] = [];
  const results = await runStages(stages, (line) => said.push(line));
  return { ...summarise(results), said: said.join('\n') };
}

const passes: Counts = { passed: 3, failed: 0 };
const fails: Counts = { passed: 2, failed: 1 };

test('a run in which everything passes counts every check and fails nothing', async () => {
  const { text, failed } = await run(
    stage('types', passes),
    stage('build', passes),
    stage('audit', passes, ['build']),
  );
  expect(called).toEqual(['types', 'build', 'audit']);
  expect(text.split('\n').at(-1)).toBe('9 passed, 0 failed');
  expect(failed).toBe(0);
});

test('what needs a failed stage is not run, counts as failed, and so does what needs that', async () => {
  const { text, failed } = await run(
    stage('build', fails),
    stage('audit', passes, ['build']),
    stage('report', passes, ['audit']),
  );
  expect(called).toEqual(['build']);
  expect(text.split('\n')).toEqual([
    '✗ build: 2 passed, 1 failed',
    '✗ audit: not run, because this failed: build',
    '✗ report: not run, because this failed: audit',
    '2 passed, 3 failed',
  ]);
  expect(failed).toBe(3);
});

test('a failed stage keeps nothing from running that does without it', async () => {
  await run(stage('lint', fails), stage('build', passes), stage('audit', passes, ['build']));
  expect(called).toEqual(['lint', 'build', 'audit']);
});

test('a stage that needs one there is not is not run', async () => {
  const { failed } = await run(stage('audit', passes, ['bild']));
  expect(called).toEqual([]);
  expect(failed).toBe(1);
});

test('a stage that breaks down fails and says why; the others go on', async () => {
  const { text, said } = await run(stage('unit', new Error('no report')), stage('build', passes));
  expect(text).toContain('✗ unit: 0 passed, 1 failed');
  expect(said).toContain('no report');
  expect(called).toEqual(['unit', 'build']);
});

test.each([
  ['tests that pass', passes, 0, 0],
  ['tests that fail', fails, 1, 1],
  ['a runner that fails beside its tests', passes, 1, 1],
  ['a runner that counts a failure and ends well', fails, 0, 1],
  ['a runner without a test', { passed: 0, failed: 0 }, 0, 1],
])('%s', (_, counts, exitCode, failed) => {
  expect(judgeCounts(counts, exitCode)).toEqual({ passed: counts.passed, failed });
});

test('what could not be checked on this machine is counted as skipped, in its line and in the last', async () => {
  const { text, failed } = await run(stage('types', passes), stage('hosts', { ...passes, skipped: 2 }));
  expect(text.split('\n')).toEqual([
    '✓ types: 3 passed, 0 failed',
    '✓ hosts: 3 passed, 0 failed, 2 skipped',
    '6 passed, 0 failed, 2 skipped',
  ]);
  expect(failed).toBe(0);
});

/**
 * `npm test`: everything that is checked before a release, in order: types, lint, unit and integration tests, the
 * production build, its audit, what it is over HTTP, and what a person does in a real browser. What needs a stage that
 * failed isn't run and counts as failed. Ends with one line for the whole run.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { checksumOf, noteTested } from '#scripts/deploy/tested-build.ts';
import { runCommand } from '#scripts/run-command.ts';
import { findBrowser } from './browser.ts';
import { judgeCounts, runStages, summarise, type Counts, type Stage } from './run-stages.ts';

type Command = readonly [string, ...string[]];

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests } = readJson(report);
  return {
    passed: Number(numPassedTests),
    failed: Number(numFailedTests),
    skipped: Number(numPendingTests),
  };
}

function browserCounts(): Counts {
  const stats = readJson('reports/e2e.json')['stats'] as Record<string, number>;
  return {
    passed: stats['expected'] ?? 0,
    failed: (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0),
    skipped: stats['skipped'] ?? 0,
  };
}

/** The audit counts as one check, and each rule that it had to skip as a skipped one. */
async function runAudit(): Promise<Counts> {
  const counts = await check(['node', 'scripts/audit/audit.ts'])();
  return { ...counts, skipped: (readJson('reports/audit.json')['skipped'] as readonly unknown[]).length };
}

/** Runs a command with its output shown, and resolves to its exit code. */
function spawnCommand([command, ...parameters]: Command): Promise<number> {
  return new Promise((resolve) => {
    // On Windows npm's programs are scripts of its shell.
    const child = spawn(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A command that is one check. */
const check = (command: Command) => async (): Promise<Counts> =>
  (await spawnCommand(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A runner of many checks, which are counted in its report. */
const suite = (command: Command, counts: () => Counts) => async (): Promise<Counts> => {
  const code = await spawnCommand(command);
  return judgeCounts(counts(), code);
};

const build = 'production build';
/** Taken before the tests, because a build that is made while they run has passed none of them. */
let testedChecksum = '';

async function runBuild(): Promise<Counts> {
  const counts = await check(['node', 'scripts/build/build.ts'])();
  if (counts.failed === 0) testedChecksum = checksumOf('dist');
  return counts;
}

const stages: readonly Stage[] = [
  { name: 'types', run: check(['tsc']) },
  { name: 'lint', run: check(['npm', 'run', '--silent', 'lint']) },
  { name: "the function's types", run: check(['npm', 'run', '--silent', 'check:function']) },
  {
    name: 'unit and integration tests',
    run: suite(['vitest', 'run'], () => vitestCounts('reports/unit.json')),
  },
  { name: build, run: runBuild },
  { name: 'audit of the built pages', needs: [build], run: runAudit },
  {
    name: 'the built site over HTTP',
    needs: [build],
    run: suite(['vitest', 'run', '--config', 'vitest.http-tests.config.ts'], () =>
      vitestCounts('reports/http-tests.json'),
    ),
  },
  { name: 'browser tests', needs: [build], run: suite(['playwright', 'test'], browserCounts) },
];

async function testEverything(): Promise<void> {
  rmSync('reports', { recursive: true, force: true });
  findBrowser();
  const { text, failed } = summarise(await runStages(stages, console.log));
  if (failed === 0) noteTested('dist', testedChecksum);
  console.log(`\n${text}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await runCommand(testEverything);

/**
 * `npm test`: everything that is checked before a release, in order: types, lint, unit and integration tests, the
 * production build, its audit, how hosts serve it, and what a person does in a real browser. Ends with one line for the
 * whole run.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { findBrowser } from './browser.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads how many checks passed and failed; a stage without one is a single check. */
  readonly counts?: () => Counts;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests } = readJson(report);
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
}

function browserCounts(): Counts {
  const stats = readJson('reports/e2e.json')['stats'] as Record<string, number>;
  return { passed: stats['expected'] ?? 0, failed: stats['unexpected'] ?? 0 };
}

const stages: readonly Stage[] = [
  { name: 'types', command: ['tsc'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: "the function's types", command: ['npm', 'run', '--silent', 'check:function'] },
  {
    name: 'unit and integration tests',
    command: ['vitest', 'run'],
    counts: () => vitestCounts('reports/unit.json'),
  },
  { name: 'production build', command: ['node', 'scripts/build.ts'] },
  { name: 'audit of the built pages', command: ['node', 'scripts/audit.ts'] },
  {
    name: 'the built site on its hosts',
    command: ['vitest', 'run', '--config', 'vitest.hosts.config.ts'],
    counts: () => vitestCounts('reports/hosts.json'),
  },
  { name: 'browser tests', command: ['playwright', 'test'], counts: browserCounts },
];

/** Runs a command with its output shown, and resolves to its exit code. */
function run([command, ...parameters]: Stage['command']): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: 'inherit' });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function runStage({ name, command, counts }: Stage): Promise<Counts> {
  console.log(`\n── ${name} ──`);
  const code = await run(command);
  if (!counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counted = counts();
    // A runner may fail beside its tests, or run none: that is a failure too.
    const nothingRan = counted.passed + counted.failed === 0;
    return code !== 0 && counted.failed === 0
      ? { ...counted, failed: 1 }
      : nothingRan
        ? { passed: 0, failed: 1 }
        : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync('reports', { recursive: true, force: true });
process.env['CHROMIUM_PATH'] = findBrowser();
const results: (Counts & { readonly name: string })[] = [];
for (const stage of stages) results.push({ name: stage.name, ...(await runStage(stage)) });

const total = (key: keyof Counts) => results.reduce((sum, counts) => sum + counts[key], 0);
console.log();
for (const { name, passed, failed } of results)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

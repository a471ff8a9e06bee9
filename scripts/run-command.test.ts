import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { describeFailure, parseHelp } from './run-command.ts';

const catchError = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error;
  }
};

const parseNonsense = () => parseArgs({ args: ['--nonsense'], options: {} });

test.each([
  ['an expected error', new Error('PORT must be a number'), /^PORT must be a number$/],
  ['every part of an AggregateError', new AggregateError([new Error('one'), new Error('two')]), /^one\ntwo$/],
  ['a thrown string', 'text', /^text$/],
  ['an unknown option', catchError(parseNonsense), /^Unknown option '--nonsense'.*$/],
])('%s is printed without a stack', (_, error, description) => {
  expect(describeFailure(error)).toMatch(description);
});

test('a bug is printed with the top of its stack, even if another error wraps it', () => {
  const bug = catchError(() => (undefined as unknown as { page: string }).page);
  expect(describeFailure(bug)).toMatch(
    /^Cannot read properties of undefined.*\n\s+at .*run-command\.test\.ts/,
  );
  const step = new Error('The build failed in writeSitemapAndRobots', { cause: bug });
  expect(describeFailure(step)).toMatch(
    /^The build failed in writeSitemapAndRobots\n\s+at .*run-command\.test\.ts/,
  );
  expect(describeFailure(step).split('\n').length).toBeLessThanOrEqual(6);
});

const commandFiles = Object.entries(packageJson.scripts).flatMap(([name, command]) => {
  const [, file] = /^(?:exec )?node (scripts\/\S+)/.exec(command) ?? [];
  return file ? [[name, file] as const] : [];
});

test.each(commandFiles)('npm run %s -- --help describes the command and all its options', (_, file) => {
  const source = readFileSync(file, 'utf8');
  const help = parseHelp(source);
  expect(help).toMatch(/^\p{L}.{20}|^`npm/u);
  const options = [...source.matchAll(/^ +'?([\w-]+)'?: \{ type: '(?:string|boolean)'/gm)];
  for (const [, option] of options) expect(help).toContain(`--${option}`);
});

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { describeFailure, readHelp } from './run-command.ts';

const caught = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error;
  }
};

test('an error that says what is wrong is its message, without a stack', () => {
  expect(describeFailure(new Error('PORT must be a number'))).toBe('PORT must be a number');
});

test('a wrong option is told as parseArgs tells it', () => {
  const error = caught(() => parseArgs({ args: ['--nonsense'], options: {} }));
  expect(describeFailure(error)).toMatch(/^Unknown option '--nonsense'/);
  expect(describeFailure(error)).not.toContain('\n');
});

test('a mistake in the code keeps the head of its stack, also behind an error that says where it happened', () => {
  const mistake = caught(() => (undefined as unknown as { page: string }).page);
  expect(describeFailure(mistake)).toMatch(
    /^Cannot read properties of undefined.*\n\s+at .*run-command\.test\.ts/,
  );
  const step = new Error('The build failed in writeSitemap', { cause: mistake });
  expect(describeFailure(step)).toMatch(/^The build failed in writeSitemap\n\s+at .*run-command\.test\.ts/);
  expect(describeFailure(step).split('\n').length).toBeLessThanOrEqual(6);
});

test('of several errors at once each is told', () => {
  const error = new AggregateError([new Error('first'), new Error('second')], 'Build failed with 2 errors');
  expect(describeFailure(error)).toBe('first\nsecond');
});

test('what is thrown without being an error is told too', () => {
  expect(describeFailure('a word')).toBe('a word');
});

const commandFiles = Object.entries(packageJson.scripts).flatMap(([name, command]) => {
  const [, file] = /^(?:exec )?node (scripts\/\S+)/.exec(command) ?? [];
  return file ? [[name, file] as const] : [];
});

test.each(commandFiles)('npm run %s says what it does and names its options', (_, file) => {
  const source = readFileSync(file, 'utf8');
  const help = readHelp(source);
  expect(help).toMatch(/^\p{L}.{20}|^`npm/u);
  const options = [...source.matchAll(/^ +'?([\w-]+)'?: \{ type: '(?:string|boolean)'/gm)];
  for (const [, option] of options) expect(help).toContain(`--${option}`);
});

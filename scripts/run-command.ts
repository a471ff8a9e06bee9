/** Every command fails the same way: a line on stderr that says what is wrong, and exit code 1. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** Errors that the code never throws on purpose: bugs, for which the stack matters. */
const unexpectedErrors = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Runs a command, or with `--help` says what it does. Any failure ends the process with exit code 1, even an unhandled
 * rejection.
 */
export async function runCommand(main: () => unknown): Promise<void> {
  const [, file = '', ...parameters] = process.argv;
  if (parameters.includes('--help')) return console.log(readHelp(readFileSync(file, 'utf8')));
  // Before all other listeners: Vike installs some that only log an error, after which the process would end with 0.
  process.prependListener('uncaughtException', fail);
  process.prependListener('unhandledRejection', fail);
  try {
    await main();
  } catch (error) {
    fail(error);
  }
}

/** What a command does, in the words that its file begins with. */
export function readHelp(source: string): string {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? [];
  return comment.replace(/^ ?\*? ?/gm, '').trim();
}

/** Says what went wrong and ends the process with exit code 1. */
export function fail(error: unknown): never {
  const description = describeFailure(error);
  console.error(process.stderr.isTTY ? description : stripVTControlCharacters(description));
  process.exit(1);
}

/** Formats an error: its message, and for a bug in the code the head of its stack. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const parts = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  // The message of an AggregateError (from Rolldown, or a connection's attempts) repeats every stack.
  if (parts.length > 0) return parts.map(describeFailure).join('\n');
  const origin = originOf(error);
  const [, ...frames] = origin.stack?.split(/\n(?=\s+at )/) ?? [];
  return isUnexpected(origin) ? [error.message, ...frames.slice(0, 5)].join('\n') : error.message;
}

const originOf = (error: Error): Error => (error.cause instanceof Error ? originOf(error.cause) : error);

const isUnexpected = (error: Error) =>
  unexpectedErrors.some((type) => error instanceof type) && !isWrongUsage(error);

/** `parseArgs` says what is wrong with a command line by a TypeError. */
const isWrongUsage = (error: Error) =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS_');

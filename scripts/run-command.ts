import { readFileSync } from 'node:fs';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** Only bugs cause these errors, so their stack is printed. */
const unexpectedErrors = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Any failure, even an unhandled rejection, prints one line to stderr and exits with code 1. */
export async function runCommand(main: () => unknown): Promise<void> {
  const [, file = '', ...args] = process.argv;
  if (args.includes('--help')) return console.log(parseHelp(readFileSync(file, 'utf8')));
  // Before Vike's own listeners, which only log the error and let the process exit with 0.
  process.prependListener('uncaughtException', exitWithError);
  process.prependListener('unhandledRejection', exitWithError);
  try {
    await main();
  } catch (error) {
    exitWithError(error);
  }
}

export function parseHelp(source: string): string {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? [];
  return comment.replace(/^ ?\*? ?/gm, '').trim();
}

export function exitWithError(error: unknown): never {
  const description = describeFailure(error);
  console.error(process.stderr.isTTY ? description : stripVTControlCharacters(description));
  process.exit(1);
}

export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const parts = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  // The message of an AggregateError repeats every stack.
  if (parts.length > 0) return parts.map(describeFailure).join('\n');
  const origin = getRootCause(error);
  const [, ...frames] = origin.stack?.split(/\n(?=\s+at )/) ?? [];
  return isUnexpected(origin) ? [error.message, ...frames.slice(0, 5)].join('\n') : error.message;
}

const getRootCause = (error: Error): Error =>
  error.cause instanceof Error ? getRootCause(error.cause) : error;

const isUnexpected = (error: Error) =>
  unexpectedErrors.some((type) => error instanceof type) && !isUsageError(error);

/** `parseArgs` reports a wrong command line as a TypeError. */
const isUsageError = (error: Error) =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS_');

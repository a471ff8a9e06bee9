/**
 * Runs in Deno on a developer's machine. Imports the function's entry point (its argument) and exits with its parent
 * process.
 */
import process from 'node:process';

process.stdin.on('end', () => process.exit());
process.stdin.on('error', () => process.exit());
process.stdin.resume();

const [, , entryPoint] = process.argv;
if (!entryPoint) throw new Error("Pass the path of the function's entry point.");
await import(entryPoint);

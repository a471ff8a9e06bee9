/**
 * Deno runs this on a developer's machine: it imports the function's entry point, its argument, and ends when its parent
 * process ends.
 */
import process from 'node:process';

process.stdin.on('end', () => process.exit());
process.stdin.on('error', () => process.exit());
process.stdin.resume();

const [, , entryPoint] = process.argv;
if (!entryPoint) throw new Error('Please name the entry point of the function.');
await import(entryPoint);

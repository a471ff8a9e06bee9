/**
 * What Deno runs on a developer's machine: the function's entry point, given as argument, in a process that ends with
 * the one that started it.
 */
import process from 'node:process';

process.stdin.on('end', () => process.exit());
process.stdin.on('error', () => process.exit());
process.stdin.resume();

const [, , entryPoint] = process.argv;
if (!entryPoint) throw new Error('Please name the entry point of the function.');
await import(entryPoint);

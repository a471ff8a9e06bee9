/** Runs the function in Deno: imports the entry point in its argument, and exits when the parent process does. */
import process from 'node:process';

process.stdin.on('end', () => process.exit());
process.stdin.on('error', () => process.exit());
process.stdin.resume();

const [, , entryPoint] = process.argv;
if (!entryPoint) throw new Error("Pass the path of the function's entry point.");
await import(entryPoint);

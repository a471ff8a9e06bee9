/**
 * `npm start`: builds the site for this machine and serves it at `PORT` (3000).
 */
import { whereFormsGo } from './local-environment.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { requestedPort } from './port.ts';
import { serveUntilStopped } from './serve-site.ts';

async function start(): Promise<void> {
  parseArgs();
  // Before the build, which takes a while.
  const port = await requestedPort();
  await build();
  console.log(whereFormsGo);
  await serveUntilStopped(port);
}

/** Builds in another process, so that the build's memory is free while the site is served. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build/build.ts'], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  // The build has printed the reason.
  if (code !== 0) process.exit(code ?? 1);
}

await runCommand(start);

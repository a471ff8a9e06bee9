/**
 * `npm start`: builds the site for this machine and serves it at `PORT` (3000).
 */
import { formTargetMessage } from './local-environment.ts';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { requestedPort } from './port.ts';
import { serveUntilStopped } from './serve-site.ts';

async function start(): Promise<void> {
  parseArgs();
  // Before the build, which takes a while.
  const port = await requestedPort();
  build();
  console.log(formTargetMessage);
  await serveUntilStopped(port);
}

/** Builds in another process, so that the build's memory is free while the site is served. */
function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build/build.ts'], { stdio: 'inherit' });
  // The build has printed the reason.
  if (status !== 0) process.exit(status ?? 1);
}

await runCommand(start);

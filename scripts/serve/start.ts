/**
 * `npm start`: builds the site for this machine and serves it, at `PORT` (3000):
 *
 *   npm start
 *   npm start -- --port 4000
 */
import { whereFormsGo } from './local-environment.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { requestedHost, requestedPort, requireFreePort } from './port.ts';
import { serveUntilStopped } from './serve-site.ts';

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  if (values.port !== undefined) process.env['PORT'] = values.port;
  // Before anything is built for it.
  await requireFreePort(requestedPort(), requestedHost());
  await build();
  console.log(whereFormsGo);
  await serveUntilStopped();
}

/** Builds in a process of its own, so that nothing of the build stays in memory while the site is served. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build/build.ts'], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  // The build that failed has said why itself.
  if (code !== 0) process.exit(code ?? 1);
}

await runCommand(start);

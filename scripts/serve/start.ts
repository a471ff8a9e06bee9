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

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  if (values.port !== undefined) process.env['PORT'] = values.port;
  // Ctrl-C reaches the running script too; this process only waits for it to end.
  process.on('SIGINT', () => {});
  // Before anything is built for it.
  await requireFreePort(requestedPort(), requestedHost());
  await runScript('scripts/build/build.ts');
  console.log(whereFormsGo);
  await runScript('scripts/serve/serve-site.ts');
  console.log('Stopped. Everything that was sent is kept for the next start.');
}

/** Runs a script in a process of its own, so that nothing of the build stays in memory while the site is served. */
async function runScript(path: string): Promise<void> {
  const child = spawn(process.execPath, [path], { stdio: 'inherit' });
  const end = () => void child.kill('SIGTERM');
  process.once('SIGTERM', end);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGTERM', end);
  if (code === null) console.log('Stopped.');
  // The script that failed has said why itself.
  if (code !== 0) process.exit(code ?? 1);
}

await runCommand(start);

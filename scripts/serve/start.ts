/**
 * `npm start`: builds the site and serves it with local services behind its forms. Set PORT for another port than 3000.
 */
import { replaceHostedServices } from './local-environment.ts';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { readPort } from './port.ts';
import { serveUntilStopped } from './serve-site.ts';

async function start(): Promise<void> {
  parseArgs();
  // Reports a port in use before the build.
  const port = await readPort();
  const message = replaceHostedServices(`http://localhost:${port}`);
  build();
  console.log(message);
  await serveUntilStopped(port);
}

/** Another process frees the build's memory before serving. */
function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

await runCommand(start);

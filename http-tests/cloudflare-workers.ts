import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { findFreePort } from '#scripts/local-services/free-port.ts';

/** The runtime has no network access. */
export async function serveOnCloudflareWorkers() {
  const port = await findFreePort();
  const server = spawn(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'dev',
      '--env=',
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--inspector-port=0',
      '--show-interactive-dev-session=false',
    ],
    {
      env: {
        ...process.env,
        CI: 'true',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        // The banner asks npm for updates.
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_SEND_ERROR_REPORTS: 'false',
        WRANGLER_SEND_METRICS: 'false',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  while (!output.includes('Ready on')) {
    if (server.exitCode !== null) throw new Error(`wrangler failed to start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.kill('SIGINT');
      await once(server, 'close');
    },
  };
}

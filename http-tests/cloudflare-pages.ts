import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import getPort from 'get-port';

/** The date up to which the runtime behaves as it does now; the pinned `workerd` knows it. */
const compatibilityDate = '2026-04-01';

/** Serves the built site in Cloudflare's own runtime, as Cloudflare Pages does, without a connection to the network. */
export async function serveOnCloudflarePages(outDir: string) {
  const port = await getPort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'pages',
      'dev',
      outDir,
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--inspector-port=0',
      `--compatibility-date=${compatibilityDate}`,
      '--show-interactive-dev-session=false',
    ],
    {
      env: {
        ...process.env,
        CI: 'true',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        NO_UPDATE_NOTIFIER: '1',
        WRANGLER_SEND_ERROR_REPORTS: 'false',
        WRANGLER_SEND_METRICS: 'false',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => (said += data.toString()));
  while (!said.includes('Ready on')) {
    if (server.exitCode !== null) throw new Error(`wrangler has ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async close() {
      server.kill('SIGINT');
      await once(server, 'close');
    },
  };
}

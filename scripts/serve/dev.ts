/**
 * `npm run dev`: serves the site with hot reload at `PORT` (3000), with the services behind its forms:
 *
 *   npm run dev
 *   npm run dev -- --port 4000
 */
import { whereFormsGo } from './local-environment.ts';
import '#scripts/define-provider.ts';
import process from 'node:process';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { dev } from 'vike/api';
import { defaultDataDir } from '#scripts/local-services/database.ts';
import { serveLocalServices, servicePaths } from '#scripts/local-services/local-services.ts';
import { runCommand } from '#scripts/run-command.ts';
import { readPort, requireFreePort } from './port.ts';
import { whenStopped } from './stop.ts';

async function serveForDevelopment(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = readPort(values.port ?? process.env['PORT'], 3000) || (await getPort());
  await requireFreePort(port, 'localhost');
  const siteOrigin = `http://localhost:${port}`;
  const services = await serveLocalServices({
    dataDir: defaultDataDir,
    siteOrigin,
    log: console.log,
    restartsOnEdit: true,
  });
  const proxy = Object.fromEntries(servicePaths.map((path) => [path, { target: services.origin }]));
  whenStopped(() => services.close(), 'Stopped.');
  await dev({ viteConfig: { server: { host: 'localhost', port, strictPort: true, proxy } } });
  console.log(whereFormsGo);
  console.log(`Every edit shows at once at ${siteOrigin} · mails it sent: ${siteOrigin}/_mail`);
}

await runCommand(serveForDevelopment);

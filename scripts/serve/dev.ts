/**
 * `npm run dev`: serves the site with hot reload, and local services behind its forms. Set PORT for another port than 3000.
 */
import { replaceHostedServices } from './local-environment.ts';
import '#scripts/define-provider.ts';
import { parseArgs } from 'node:util';
import { dev } from 'vike/api';
import { assertContent } from '#scripts/build/content/assert-content.ts';
import { defaultDataDir } from '#scripts/local-services/database.ts';
import { serveLocalServices, servicePaths } from '#scripts/local-services/local-services.ts';
import { runCommand } from '#scripts/run-command.ts';
import { readPort } from './port.ts';
import { closeOnSignal } from './stop.ts';

async function serveForDevelopment(): Promise<void> {
  parseArgs();
  await assertContent();
  const port = await readPort();
  const siteOrigin = `http://localhost:${port}`;
  const message = replaceHostedServices(siteOrigin);
  const services = await serveLocalServices({
    dataDir: defaultDataDir,
    siteOrigin,
    log: console.log,
    restartsOnEdit: true,
  });
  const proxy = Object.fromEntries(servicePaths.map((path) => [path, { target: services.origin }]));
  closeOnSignal(() => services.close(), 'Stopped.');
  await dev({ viteConfig: { server: { host: 'localhost', port, strictPort: true, proxy } } });
  console.log(message);
  console.log(
    `Site with hot reload: ${siteOrigin} · emails: ${siteOrigin}/_mail · inquiries: ${siteOrigin}/_leads`,
  );
}

await runCommand(serveForDevelopment);

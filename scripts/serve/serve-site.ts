/**
 * `node scripts/serve/serve-site.ts`: serves the built site, and local services behind its forms, at PORT (3000). Data is
 * stored in DATA_DIR (.data).
 */
import '#scripts/define-provider.ts';
import fastify from 'fastify';
import getPort from 'get-port';
import { outDir as defaultOutDir, requireBuild } from '#scripts/build/output.ts';
import { defaultDataDir } from '#scripts/local-services/database.ts';
import { startLocalServices } from '#scripts/local-services/local-services.ts';
import { runCommand } from '#scripts/run-command.ts';
import { createPageRewrite, serveBuiltSite } from './built-site.ts';
import { readPort } from './port.ts';
import { closeOnSignal } from './stop.ts';

interface SiteServerOptions {
  readonly outDir?: string;
  readonly port?: number;
  readonly dataDir?: string;
  readonly log?: (line: string) => void;
}

interface SiteServer extends AsyncDisposable {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Without `dataDir`, forms get a 405.
 *
 * @throws {Error} if there is no built site.
 */
export async function serveSite({
  outDir = defaultOutDir,
  port: chosenPort,
  dataDir,
  log = console.log,
}: SiteServerOptions = {}): Promise<SiteServer> {
  requireBuild(outDir);
  const port = chosenPort ?? (await getPort());
  const origin = `http://localhost:${port}`;
  await using started = new AsyncDisposableStack();

  const server = fastify({
    rewriteUrl: createPageRewrite(outDir),
    forceCloseConnections: true,
  });
  if (dataDir) {
    const services = await startLocalServices(server, origin, { dataDir, siteOrigin: origin, log });
    started.defer(() => services.close());
  }
  await serveBuiltSite(server, outDir);
  await server.listen({ port, host: 'localhost' });
  started.defer(() => server.close());
  const running = started.move();
  const close = () => running.disposeAsync();
  return { origin, close, [Symbol.asyncDispose]: close };
}

export async function serveUntilStopped(port: number): Promise<void> {
  const server = await serveSite({ port, dataDir: defaultDataDir });
  console.log(`Site: ${server.origin} · emails: ${server.origin}/_mail · inquiries: ${server.origin}/_leads`);
  closeOnSignal(
    () => server.close(),
    `Stopped. Inquiries, emails and files are stored in ${defaultDataDir}.`,
  );
}

if (import.meta.main) await runCommand(async () => serveUntilStopped(await readPort()));

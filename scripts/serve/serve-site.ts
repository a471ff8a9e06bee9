/**
 * `node scripts/serve/serve-site.ts`: serves the built site and the services behind its forms (`PORT`, `DATA_DIR`).
 * `start.ts` and `dev.ts` are the commands.
 */
import '#scripts/define-provider.ts';
import fastify from 'fastify';
import getPort from 'get-port';
import { outDir as builtFolder, requireBuild } from '#scripts/build/output.ts';
import { defaultDataDir } from '#scripts/local-services/database.ts';
import { startLocalServices } from '#scripts/local-services/local-services.ts';
import { runCommand } from '#scripts/run-command.ts';
import { pageFile, serveBuiltSite } from './built-site.ts';
import { requestedPort } from './port.ts';
import { closeOnSignal } from './stop.ts';

interface SiteServerOptions {
  /** The folder of the built site, `dist/client` by default. */
  readonly outDir?: string;
  /** Any free port by default. */
  readonly port?: number;
  /** Where inquiries, mails and files are kept; without it the forms have no services behind them. */
  readonly dataDir?: string;
  /** Takes the lines that the services say; standard output by default. */
  readonly log?: (line: string) => void;
}

export interface SiteServer extends AsyncDisposable {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the built site to this machine, with the function at the site's own origin.
 *
 * @throws {Error} when the site isn't built; the message says how to fix it.
 */
export async function serveSite({
  outDir = builtFolder,
  port: requested,
  dataDir,
  log = console.log,
}: SiteServerOptions = {}): Promise<SiteServer> {
  requireBuild(outDir);
  const port = requested ?? (await getPort());
  const origin = `http://localhost:${port}`;
  await using started = new AsyncDisposableStack();

  const server = fastify({
    rewriteUrl: pageFile(outDir),
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

/** Serves the site until this process is stopped. `start.ts` builds it before. */
export async function serveUntilStopped(port: number): Promise<void> {
  const server = await serveSite({ port, dataDir: defaultDataDir });
  console.log(`The site is at ${server.origin} · mails it sent: ${server.origin}/_mail`);
  closeOnSignal(() => server.close(), 'Stopped. Everything that was sent is kept for the next start.');
}

if (import.meta.main) await runCommand(async () => serveUntilStopped(await requestedPort()));

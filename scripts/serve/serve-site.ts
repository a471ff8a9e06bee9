/**
 * `node scripts/serve/serve-site.ts`: serves the built site and the services behind its forms (`PORT`, `HOST`, `DATA_DIR`).
 * `start.ts` and `dev.ts` are the commands.
 */
import '#scripts/define-provider.ts';
import fastify from 'fastify';
import getPort from 'get-port';
import { requireBuild } from '#scripts/build/output.ts';
import { defaultDataDir } from '#scripts/local-services/database.ts';
import { startLocalServices } from '#scripts/local-services/local-services.ts';
import { runCommand } from '#scripts/run-command.ts';
import { pageFile, serveBuiltSite } from './built-site.ts';
import { requestedHost, requestedPort, requireFreePort } from './port.ts';
import { whenStopped } from './stop.ts';

interface SiteServerOptions {
  readonly outDir: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen on; by default only this machine can reach it. */
  readonly host?: string;
  /** Where inquiries, mails and files are kept; without it the forms have no services behind them. */
  readonly dataDir?: string;
  /** Takes the lines that the services say; standard output by default. */
  readonly log?: (line: string) => void;
}

export interface SiteServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the built site at `port`, the function at the site's own origin.
 *
 * @throws {Error} when the site isn't built or the port is taken; the message says how to fix it.
 */
export async function serveSite({
  outDir,
  port: requested,
  host = 'localhost',
  dataDir,
  log = console.log,
}: SiteServerOptions): Promise<SiteServer> {
  requireBuild(outDir);
  const port = requested || (await getPort());
  await requireFreePort(port, host);
  const origin = `http://localhost:${port}`;
  await using started = new AsyncDisposableStack();

  const server = fastify({
    rewriteUrl: pageFile(outDir),
    keepAliveTimeout: 5000,
    requestTimeout: 300_000,
    forceCloseConnections: true,
  });
  if (dataDir) {
    const services = await startLocalServices(server, originAt(host, port), {
      dataDir,
      siteOrigin: origin,
      log,
    });
    started.defer(() => services.close());
  }
  await serveBuiltSite(server, outDir);
  await server.listen({ port, host });
  started.defer(() => server.close());
  const running = started.move();
  return { origin, close: () => running.disposeAsync() };
}

/** Where this machine reaches its own server. */
const originAt = (host: string, port: number) =>
  `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

/** Serves the site at `PORT` until somebody ends this process. */
export async function serveUntilStopped(): Promise<void> {
  const server = await serveSite({
    outDir: 'dist/client',
    port: requestedPort(),
    host: requestedHost(),
    dataDir: defaultDataDir,
  });
  console.log(`The site is at ${server.origin} · mails it sent: ${server.origin}/_mail`);
  whenStopped(() => server.close(), 'Stopped. Everything that was sent is kept for the next start.');
}

if (import.meta.main) await runCommand(serveUntilStopped);

/**
 * `node scripts/serve/serve-site.ts`: serves the built site and the services behind its forms (`PORT`, `HOST`, `DATA_DIR`):
 * a copy of the release, the server, the way to the services, and the site's own answers. `start.ts` and `dev.ts` are
 * the commands.
 */
import '#scripts/define-provider.ts';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { requireBuild } from '#scripts/build/build-context.ts';
import { defaultDataDir } from '#scripts/local-services/data-folder.ts';
import { startLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { runCommand } from '#scripts/run-command.ts';
import { requestedHost, requestedPort, requireFreePort } from './port.ts';
import { copyRelease } from './served-release.ts';
import { createServer } from './http-server.ts';
import { proxyServices } from './proxy-services.ts';
import { siteHandler } from './site-files.ts';

interface SiteServerOptions {
  readonly outDir: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen on; by default only this machine can reach it. */
  readonly host?: string;
  /** Where inquiries, mails and files are kept; without it the forms have no services behind them. */
  readonly dataDir?: string;
  /** Takes the lines of the log; standard output by default. */
  readonly log?: (line: string) => void;
}

export interface SiteServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** How long requests that are under way may take when the server closes. */
const graceMilliseconds = 3000;

/**
 * Serves the built site at `port` as every supported host would, the function at the site's own origin. What it serves
 * is the release that was there when it started, whatever is built in the meantime.
 *
 * @throws {Error} when the site isn't built or the port is taken; the message says how to fix it.
 */
export async function serveSite({
  outDir,
  port,
  host = 'localhost',
  dataDir,
  log = console.log,
}: SiteServerOptions): Promise<SiteServer> {
  requireBuild(outDir);
  await requireFreePort(port, host);
  await using started = new AsyncDisposableStack();
  const release = await copyRelease(outDir);
  started.defer(() => release.remove());

  let services: LocalServices | undefined;
  started.defer(() => services?.close());

  const server = createServer(siteHandler(release.folder), log);
  if (dataDir) proxyServices(server, () => services);
  await server.listen({ port, host });
  started.defer(() => close(server));

  const origin = `http://localhost:${(server.server.address() as AddressInfo).port}`;
  if (dataDir) services = await startLocalServices({ dataDir, siteOrigin: origin, log });
  const running = started.move();
  return { origin, close: () => running.disposeAsync() };
}

async function close(server: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), graceMilliseconds);
  await server.close();
  clearTimeout(timer);
}

async function main(): Promise<void> {
  const server = await serveSite({
    outDir: 'dist/client',
    port: requestedPort(),
    host: requestedHost(),
    dataDir: defaultDataDir,
  });
  console.log(`The site is at ${server.origin} · mails it sent: ${server.origin}/_mail`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

if (import.meta.main) await runCommand(main);

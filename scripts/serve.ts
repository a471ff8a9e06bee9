/** `node scripts/serve.ts`: serves the built site and the services behind its forms (`PORT`, `DATA_DIR`). */
import './define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import sirv from 'sirv';
import {
  cacheControlOf,
  contentTypes,
  hiddenPaths,
  redirectOf,
  securityHeaders,
} from '../src/site/hosting.ts';
import { startLocalServices, type LocalServices } from './local-services.ts';
import { proxyRequest } from './local/proxy.ts';
import { notFoundFile, type ServedPage } from './hosting/served-pages.ts';

export interface SiteServerOptions {
  readonly outDir: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where inquiries, mails and files are kept; without it the forms have no services behind them. */
  readonly dataDir?: string;
}

export interface SiteServer {
  readonly origin: string;
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built site at `port` as every supported host would, the function at the site's own origin.
 *
 * @throws {Error} when the site isn't built or the port is taken; the message says how to mend it.
 */
export async function serveSite({ outDir, port, dataDir }: SiteServerOptions): Promise<SiteServer> {
  const serveFile = fileHandler(outDir);
  let services: LocalServices | undefined;
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const service = services?.matchLocalService(pathname);
    if (service) return proxyRequest(request, response, service);
    serveFile(request, response);
  });
  await listen(server, port);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  if (dataDir) services = await startLocalServices({ dataDir, siteOrigin: origin, log: console.log });
  return {
    origin,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, services?.close()]);
    },
  };
}

/** Files with their headers and redirects, and the not-found page with status 404 for everything else. */
function fileHandler(outDir: string): Handler {
  const pages = readPages(outDir);
  const files = sirv(outDir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const extension = /\.(\w+)$/.exec(pathname)?.[1] ?? 'html';
      response.setHeader('Content-Type', contentTypes[extension] ?? 'application/octet-stream');
    },
  });
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const { name, value } of securityHeaders) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControlOf(path));
    response.setHeader('Vary', 'Accept-Encoding');
  };
  const sendFile = (request: IncomingMessage, response: ServerResponse, path: string, next?: () => void) => {
    const policy = pages.find((page) => page.path === path)?.contentSecurityPolicy;
    if (policy) response.setHeader('Content-Security-Policy', policy);
    files(request, response, next);
  };
  const hidden = new RegExp(hiddenPaths);
  return (request, response) => {
    const [, path = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const filePath = decoded(path);
    setHeaders(response, filePath);
    const redirect = redirectOf(path);
    if (redirect) return void response.writeHead(308, { Location: redirect + query }).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const sendNotFound = () => {
      setHeaders(response, `/${notFoundFile}`);
      sendWithStatus(response, 404);
      delete request.headers['if-none-match'];
      Object.assign(request, { url: `/${notFoundFile}`, _parsedUrl: undefined });
      sendFile(request, response, `/${notFoundFile}`);
    };
    if (hidden.test(path)) return sendNotFound();
    sendFile(request, response, filePath, sendNotFound);
  };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function sendWithStatus(response: ServerResponse, status: number) {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse;
  response.writeHead = ((_status: number, headers?: object) => writeHead(status, headers)) as never;
}

function readPages(outDir: string): readonly ServedPage[] {
  const file = `${outDir}/../served-pages.json`;
  if (!existsSync(file)) throw new Error(`${outDir} holds no built site. Run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ServedPage[];
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`),
      );
    });
    server.listen(port, resolve);
  });
}

if (import.meta.main) {
  try {
    const server = await serveSite({
      outDir: 'dist/client',
      port: Number(process.env['PORT'] ?? 3000),
      dataDir: process.env['DATA_DIR'] ?? '.data',
    });
    console.log(`The site is at ${server.origin} · mails it sent: ${server.origin}/_mail`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

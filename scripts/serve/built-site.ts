/** Serves the built site as static hosts do: by its files, `_headers` and `_redirects`. */
import type { IncomingMessage } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** How well hosts compress what they send: less than the 11 that brotli could reach, and at once. */
const brotliQuality = 5;

/** What hosts say of a file that no block of `_headers` says how to cache: kept, and asked for again with its ETag. */
const askAgain = 'public, max-age=0, must-revalidate';

/** The file of a page for its address, which may be that of a folder too; given to the server as `rewriteUrl`. */
export const pageFile =
  (outDir: string) =>
  ({ url = '/' }: IncomingMessage): string => {
    const [path = '', query] = url.split('?');
    const isPage = /^[\w/-]+$/.test(path) && existsSync(join(outDir, `${path}.html`));
    return isPage ? [`${path}.html`, query].filter(Boolean).join('?') : url;
  };

/** Registers the site in `outDir` for every path that nothing else on the server answers. */
export async function serveBuiltSite(server: FastifyInstance, outDir: string): Promise<void> {
  const root = resolve(outDir);
  const rules = readHeaders(join(root, '_headers'));
  const redirects = readRedirects(join(root, '_redirects'));
  /** Hosts lead from a page's address with a slash at its end to the one without. */
  const withoutSlash = (path: string) => {
    const to = path.replace(/\/$/, '');
    return to !== path && existsSync(join(root, `${to}.html`)) ? { to, status: 308 } : undefined;
  };

  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await server.register(staticFiles, {
    root,
    cacheControl: false,
    // The files that are meant for hosts are no part of the site.
    allowedPath: (path) => !/^\/_(?:headers|redirects)$/.test(path),
  });
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('Allow', 'GET, HEAD').send();
    return reply.code(404).sendFile('404.html');
  });
  server.addHook('onRequest', (request, reply, done) => {
    const { pathname, search } = new URL(request.originalUrl, 'http://localhost');
    reply.header('Cache-Control', askAgain);
    for (const { pattern, name, value } of rules) if (pattern.test(pathname)) reply.header(name, value);
    const redirect = redirects.get(pathname) ?? withoutSlash(pathname);
    if (redirect) reply.redirect(redirect.to + search, redirect.status);
    else done();
  });
}

/** The rules of `_headers`: a pattern in the first column, the headers of its paths indented below it. */
function readHeaders(file: string) {
  let pattern = /^$/;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
      if (name && value) return [{ pattern, name, value }];
      if (line) pattern = new RegExp(`^${line.replace('*', '.*')}$`);
      return [];
    });
}

/** The rules of `_redirects`: from, to and status in a line each. */
function readRedirects(file: string) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return [from, { to, status: Number(status) }];
    }),
  );
}

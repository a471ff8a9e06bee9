import type { IncomingMessage } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Hosts that compress each response use a similar quality. */
const brotliQuality = 5;

/** The host's default `Cache-Control`, with which browsers revalidate by ETag. */
const revalidateHeader = 'public, max-age=0, must-revalidate';

/** Returns a `rewriteUrl` option that maps a page's path to its HTML file, even if a folder has the same path. */
export const createPageRewrite =
  (outDir: string) =>
  ({ url = '/' }: IncomingMessage): string => {
    const [path = '', query] = url.split('?');
    const isPage = /^[\w/-]+$/.test(path) && existsSync(join(outDir, `${path}.html`));
    return isPage ? [`${path}.html`, query].filter(Boolean).join('?') : url;
  };

/** Applies the site's `_headers` and `_redirects`. */
export async function serveBuiltSite(server: FastifyInstance, outDir: string): Promise<void> {
  const root = resolve(outDir);
  const rules = readHeaders(join(root, '_headers'));
  const redirects = readRedirects(join(root, '_redirects'));

  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await server.register(staticFiles, {
    root,
    cacheControl: false,
    // The host doesn't publish its configuration files.
    allowedPath: (path) => !/^\/_(?:headers|redirects)$/.test(path),
  });
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('Allow', 'GET, HEAD').send();
    return reply.code(404).sendFile('404.html');
  });
  server.addHook('onRequest', (request, reply, done) => {
    const [path = '', query] = request.originalUrl.split('?');
    // The host redirects to the URL without empty segments.
    const pathname = path.replace(/\/{2,}/g, '/');
    reply.header('Cache-Control', revalidateHeader);
    for (const { pattern, name, value } of rules) if (pattern.test(pathname)) reply.header(name, value);
    const redirect =
      redirects.get(pathname) ?? (pathname === path ? undefined : { to: pathname, status: 307 });
    if (redirect) reply.redirect([redirect.to, query].filter(Boolean).join('?'), redirect.status);
    else done();
  });
}

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

function readRedirects(file: string) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return [from, { to, status: Number(status) }];
    }),
  );
}

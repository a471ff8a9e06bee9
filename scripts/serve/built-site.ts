import type { IncomingMessage } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { getHtmlFile } from '#src/site/paths.ts';

/** Similar to hosts that compress each response. */
const brotliQuality = 5;

/** The host's default. Browsers revalidate by ETag. */
const revalidateHeader = 'public, max-age=0, must-revalidate';

const decodeSegment = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** As the host's `drop-trailing-slash` (https://developers.cloudflare.com/workers/static-assets/routing/). */
function resolveUrl(outDir: string, url: string) {
  const { pathname, search } = new URL(`http://localhost${url}`);
  const path = pathname.split('/').map(decodeSegment).join('/').replace(/\/+/g, '/');
  const page = path.replace(/\/index(?:\.html)?$|\.html$|\/$/, '') || '/';
  const isPage = existsSync(join(outDir, getHtmlFile(page)));
  const encode = (text: string) => text.split('/').map(encodeURIComponent).join('/');
  return {
    pathname,
    search,
    canonicalPath: encode(isPage ? page : path),
    file: encode(isPage ? `/${getHtmlFile(page)}` : path),
  };
}

/** Maps a page's path to its HTML file, even if a folder has the same path. */
export const createPageRewrite =
  (outDir: string) =>
  ({ url = '/' }: IncomingMessage): string => {
    const { file, search } = resolveUrl(outDir, url);
    return file + search;
  };

export async function serveBuiltSite(server: FastifyInstance, outDir: string): Promise<void> {
  const root = resolve(outDir);
  const readRules = readAfterChange(join(root, '_headers'), parseHeaders);
  const readRedirects = readAfterChange(join(root, '_redirects'), parseRedirects);

  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await server.register(staticFiles, {
    root,
    cacheControl: false,
    // The host doesn't publish these files, and no file name contains NUL.
    allowedPath: (path) => !/^\/_(?:headers|redirects)$|\0/.test(path),
  });
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('Allow', 'GET, HEAD').send();
    return reply.code(404).sendFile('404.html');
  });
  server.addHook('onRequest', (request, reply, done) => {
    const { pathname, search, canonicalPath } = resolveUrl(outDir, request.originalUrl);
    for (const { matches, name, value } of readRules()) if (matches(pathname)) reply.header(name, value);
    const redirect =
      readRedirects().get(pathname) ??
      (canonicalPath === pathname ? undefined : { to: canonicalPath, status: 307 });
    if (redirect) {
      reply.redirect(redirect.to + search, redirect.status);
      return;
    }
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', revalidateHeader);
    done();
  });
}

/** A missing file is empty. */
function readAfterChange<Content>(file: string, parse: (text: string) => Content): () => Content {
  let lastTime: number | undefined;
  let content = parse('');
  return () => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (time !== lastTime) content = parse(time === undefined ? '' : readFileSync(file, 'utf8'));
    lastTime = time;
    return content;
  };
}

/** Each pattern of our `_headers` ends with `*`. */
function parseHeaders(text: string) {
  let matches = (_path: string) => false;
  return text.split('\n').flatMap((line) => {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name && value) return [{ matches, name, value }];
    if (line) matches = (path) => path.startsWith(line.replace(/\*$/, ''));
    return [];
  });
}

function parseRedirects(text: string) {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return line ? [[from, { to, status: Number(status) }] as const] : [];
    }),
  );
}

/**
 * Answers for the built site as every supported host would: its files with their headers, redirects, and the not-found
 * page.
 */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControlOf, contentTypes, hiddenPaths, redirectOf, securityHeaders } from '#src/site/hosting.ts';
import { provider } from '#src/site/provider.ts';
import { filesBelow } from '#scripts/build/files-below.ts';
import { notFoundFile, type ServedPage } from '#scripts/build/hosting/served-pages.ts';

interface SiteFile {
  readonly path: string;
  /** Headers of this file alone. */
  readonly headers: Readonly<Record<string, string>>;
  /** Encodings that the build wrote beside it, the smallest first. */
  readonly encodings: readonly string[];
}

const encodingExtensions = { br: '.br', gzip: '.gz' } as const;

/** Request headers that only a successful answer heeds (RFC 9110 sections 13.2.1 and 14.2). */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];

/** Answers every request from the release in `folder`, which holds `client` and `served-pages.json`. */
export function siteHandler(folder: string) {
  const root = join(folder, 'client');
  const files = readFiles(root, folder);
  const notFound = files.get(`/${notFoundFile}`);
  if (!notFound) throw new Error(`${root} lacks ${notFoundFile}. Run "npm run build" again.`);
  const hidden = new RegExp(hiddenPaths);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [, path = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url) ?? [];
    const address = decoded(path);
    for (const { name, value } of securityHeaders(provider)) reply.header(name, value);
    reply.headers({ 'Cache-Control': cacheControlOf(address), Vary: 'Accept-Encoding' });
    const location = redirectOf(path);
    if (location)
      return reply
        .code(308)
        .header('Location', location + query)
        .send();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('Allow', 'GET, HEAD').send();
    }
    const file = hidden.test(address) ? undefined : files.get(address);
    if (file) return sendFile(request, reply, root, file);
    for (const name of conditions) delete request.raw.headers[name];
    reply.code(404).header('Cache-Control', cacheControlOf(`/${notFoundFile}`));
    return sendFile(request, reply, root, notFound);
  };
}

/** The files by their addresses: pages with and without `.html`, and every other file. */
function readFiles(root: string, folder: string): ReadonlyMap<string, SiteFile> {
  const paths = new Set(filesBelow(root).map((file) => `/${file}`));
  const fileAt = (path: string, headers: SiteFile['headers'] = {}): SiteFile => ({
    path,
    headers,
    encodings: Object.entries(encodingExtensions).flatMap(([encoding, extension]) =>
      paths.has(path + extension) ? [encoding] : [],
    ),
  });
  const files = new Map([...paths].map((path) => [path, fileAt(path)]));
  const pages = JSON.parse(readFileSync(join(folder, 'served-pages.json'), 'utf8')) as ServedPage[];
  for (const { path, file, contentSecurityPolicy, rendition } of pages) {
    const page = fileAt(`/${file}`, { 'Content-Security-Policy': contentSecurityPolicy });
    files.set(path, page).set(page.path, page);
    if (rendition) files.set(rendition.path, fileAt(rendition.path, { Link: rendition.link }));
  }
  return files;
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, root: string, file: SiteFile) {
  // Only GET knows ranges (RFC 9110 section 14.2).
  if (request.method !== 'GET') delete request.raw.headers.range;
  const accepted = negotiate(request.headers['accept-encoding'] ?? '', [...file.encodings]);
  const encoding = accepted as keyof typeof encodingExtensions | null;
  const path = file.path + (encoding ? encodingExtensions[encoding] : '');
  const options = { root, cacheControl: false, contentType: false, index: false } as const;
  let sent = await send(request.raw, path, options);
  // A suffix range longer than the file means the whole file (RFC 9110 section 14.1.2); the library refuses it.
  if (sent.statusCode === 416 && /^bytes=-0*[1-9]\d*$/.test(request.headers.range ?? '')) {
    delete request.raw.headers.range;
    sent = await send(request.raw, path, options);
  }
  // Left out, because clients ask for ranges without it, and a page's headers must fit the first round trip.
  const { 'Accept-Ranges': _, ...headers } = sent.headers;
  reply.headers(file.headers);
  if (sent.type === 'file' && sent.statusCode !== 304) {
    reply.header('Content-Type', contentTypes[extname(file.path).slice(1)] ?? 'application/octet-stream');
    if (encoding) reply.header('Content-Encoding', encoding);
  }
  if (reply.statusCode === 200) reply.code(sent.statusCode);
  return reply.headers(headers).send(sent.stream);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

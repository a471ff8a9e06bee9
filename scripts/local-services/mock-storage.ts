/**
 * A local mock of the Supabase storage calls that we make: signed uploads and downloads, and the function's calls with
 * the secret key. The bucket has the hosted one's limits. Files are kept in the data folder.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { link as linkFile, mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allMediaTypes } from '#shared/media-types.ts';
import { attachmentBucket, maxFileBytes } from '#shared/upload-limits.ts';

/** The only paths that the function uses: the slots of an inquiry. */
const objectPath = /^[0-9a-f-]{36}\/[0-4]$/;
const uploadLifetimeSeconds = 2 * 60 * 60;

export const storageFolder = (dataDir: string) => join(dataDir, 'storage', attachmentBucket);

/** The key of this machine's storage, in the form of a hosted project's. */
export const createSecretKey = (secret: string) => `sb_secret_${secret}`;

interface ObjectCall {
  Params: { '*': string };
  Querystring: { token?: string; download?: string };
}

type ObjectRequest = FastifyRequest<ObjectCall>;

/** A permission to upload doesn't allow a download. */
type Permission = 'upload' | 'download';

/** Adds the calls to `server`. */
export async function mockStorage(
  server: FastifyInstance,
  dataDir: string,
  secret: string,
  log: (line: string) => void,
): Promise<void> {
  const folder = storageFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const base = '/storage/v1/object';

  const sign = (permission: Permission, path: string, expiry: number) => {
    const signature = createHmac('sha256', secret).update(`${permission} ${path} ${expiry}`);
    return `${expiry}.${signature.digest('base64url')}`;
  };
  const tokenFor = (permission: Permission, path: string, seconds: number) =>
    sign(permission, path, Math.floor(Date.now() / 1000) + seconds);
  const withToken = (permission: Permission) => ({
    onRequest: async (request: ObjectRequest) => {
      requireKeyAlone(request);
      const token = String(request.query.token);
      const expiry = Number(token.split('.')[0]);
      if (!(expiry > Date.now() / 1000) || !isEqual(token, sign(permission, request.params['*'], expiry)))
        throw refusal(400, 'Invalid or expired token');
    },
  });
  const withKey = {
    onRequest: async (request: FastifyRequest) => {
      requireKeyAlone(request);
      if (!isEqual(String(request.headers['apikey']), createSecretKey(secret)))
        throw refusal(403, 'new row violates row-level security policy');
    },
  };

  // Uploads are read as they arrive.
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  server.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  });
  server.setErrorHandler(async (error: FastifyError, { raw }, reply) => {
    await readOn(raw);
    if (!error.statusCode) log(`storage: ${String(error)}`);
    const status = error.statusCode ?? 503;
    const message = error.statusCode ? error.message : 'This can not be kept right now.';
    // In the shape of the hosted storage's errors.
    return reply.code(status).send({ statusCode: String(status), error: message, message });
  });

  const signed = `${base}/upload/sign/${attachmentBucket}/*`;
  server.post<ObjectCall>(signed, withKey, async ({ params: { '*': path } }) => {
    if (existsSync(locate(folder, path))) throw refusal(409, 'The resource already exists');
    const token = tokenFor('upload', path, uploadLifetimeSeconds);
    return { url: `/object/upload/sign/${attachmentBucket}/${path}?token=${token}` };
  });
  server.put<ObjectCall>(signed, withToken('upload'), (request) => store(folder, request));
  server.post<{ Body: ListRequest }>(`${base}/list/${attachmentBucket}`, withKey, ({ body }) =>
    listObjects(folder, body),
  );
  server.post<ObjectCall & { Body: { expiresIn: number } }>(
    `${base}/sign/${attachmentBucket}/*`,
    withKey,
    async ({ params: { '*': path }, body }) => {
      if (!existsSync(locate(folder, path))) throw refusal(400, 'Object not found');
      const token = tokenFor('download', path, body.expiresIn);
      return { signedURL: `/object/sign/${attachmentBucket}/${path}?token=${token}` };
    },
  );
  server.get<ObjectCall>(`${base}/sign/${attachmentBucket}/*`, withToken('download'), (request, reply) =>
    download(folder, request, reply),
  );
  server.delete<{ Body: { prefixes: string[] } }>(
    `${base}/${attachmentBucket}`,
    withKey,
    async ({ body: { prefixes } }) => {
      await removeStoredFiles(dataDir, prefixes);
      return prefixes.map((name) => ({ name }));
    },
  );
  server.get(`/storage/v1/bucket/${attachmentBucket}`, withKey, async () => {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw refusal(404, 'Bucket not found');
    return { id: attachmentBucket, name: attachmentBucket, public: false };
  });
  server.all('/storage/v1/*', withKey, async () => {
    throw refusal(404, 'There is no such storage call here');
  });
}

interface ListRequest {
  readonly prefix: string;
  readonly limit: number;
  readonly offset?: number;
}

/** Lists a folder's entries by name. As in the hosted storage, a folder has neither id nor times. */
async function listObjects(bucket: string, { prefix, limit, offset = 0 }: ListRequest) {
  if (!/^(?:[0-9a-f-]{36})?$/.test(prefix)) throw refusal(400, 'Invalid key');
  const entries = await readdir(join(bucket, prefix), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // Hosted storage has no folders, only prefixes of names.
      if (prefix && error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const objects = entries
    .filter((entry) => !prefix || objectPath.test(`${prefix}/${entry.name}`))
    .map((entry) => {
      if (entry.isDirectory()) return { name: entry.name, id: null, created_at: null };
      const path = `${prefix}/${entry.name}`;
      const { size, mtime } = statSync(join(bucket, path));
      return { name: entry.name, id: path, created_at: mtime.toISOString(), metadata: { size } };
    });
  return objects
    .toSorted((first, second) => (first.name < second.name ? -1 : 1))
    .slice(offset, offset + limit);
}

/** Removes files of inquiries, and each inquiry's folder with its last file. */
export async function removeStoredFiles(dataDir: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const file = locate(storageFolder(dataDir), path);
    await rm(file, { force: true });
    await rmdir(dirname(file)).catch(() => {});
  }
}

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

function locate(folder: string, path: string): string {
  if (!objectPath.test(path)) throw refusal(400, 'Invalid key');
  return join(folder, path);
}

/** Supabase's gateway takes `Authorization` for a JWT, which publishable and secret keys aren't. */
function requireKeyAlone({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): void {
  if (authorization !== undefined) throw refusal(401, 'Invalid JWT');
}

function isEqual(left: string, right: string): boolean {
  const [first, second] = [Buffer.from(left), Buffer.from(right)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Always as a download: what a visitor sent must not be shown as a page of this address. */
function download(folder: string, { params, query }: ObjectRequest, reply: FastifyReply): FastifyReply {
  const file = locate(folder, params['*']);
  if (!existsSync(file)) throw refusal(400, 'Object not found');
  const name = encodeURIComponent(query.download ?? 'file');
  return reply
    .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
    .type('application/octet-stream')
    .send(createReadStream(file));
}

/** Stores a file atomically under a name that must be free. */
async function store(folder: string, { params, raw, headers }: ObjectRequest): Promise<{ Key: string }> {
  const path = params['*'];
  const file = locate(folder, path);
  const part = `${file}.${crypto.randomUUID()}`;
  if (existsSync(file)) throw refusal(409, 'The resource already exists');
  const { content, contentType } = await openObject(raw, headers['content-type'] ?? '');
  if (!allMediaTypes.includes(contentType)) throw refusal(415, `mime type ${contentType} is not supported`);
  // One level only: without the bucket's folder there is no bucket.
  await mkdir(dirname(file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  try {
    await pipeline(content, limited, createWriteStream(part, { mode: 0o600 }));
    await linkFile(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw refusal(409, 'The resource already exists');
    throw error;
  } finally {
    await rm(part, { force: true });
  }
  return { Key: `${attachmentBucket}/${path}` };
}

/** The file of an upload, which comes as a form with one file. */
async function openObject(body: Readable, type: string): Promise<{ content: Readable; contentType: string }> {
  if (!type.startsWith('multipart/form-data')) throw refusal(415, `mime type ${type} is not supported`);
  const parser = new Busboy({ headers: { 'content-type': type } });
  return new Promise((resolve, reject) => {
    let file: Readable | undefined;
    parser.on('file', (_field, content, _name, _encoding, contentType) => {
      file = content.on('error', () => {});
      resolve({ content, contentType });
    });
    parser.on('finish', () => reject(refusal(400, 'There is no file in this form')));
    pipeline(body, parser).catch(() => {
      const incomplete = refusal(400, 'This form is incomplete');
      file?.destroy(incomplete);
      reject(incomplete);
    });
  });
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxFileBytes) throw refusal(413, 'The object exceeded the maximum allowed size');
    yield chunk;
  }
}

/** Reads the rest of a refused upload, up to a limit: a client that is cut off while sending reads no answer. */
async function readOn(body: Readable): Promise<void> {
  body.unpipe();
  let left = 2 * maxFileBytes;
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) body.destroy();
  });
  body.resume();
  await finished(body).catch(() => {});
}

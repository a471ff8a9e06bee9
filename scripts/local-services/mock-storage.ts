/** Mocks the Supabase Storage API: signed uploads and downloads, and calls with the secret key. */
import { createHmac } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { link as linkFile, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allMediaTypes } from '#src/inquiry/media-types.ts';
import { attachmentBucket, maxFileBytes } from '#src/inquiry/upload-limits.ts';

const objectPath = /^[0-9a-f-]{36}\/[0-4]$/;
const uploadLifetimeSeconds = 2 * 60 * 60;
/** A form with the largest file. */
const maxUploadBytes = maxFileBytes + 64 * 1024;

export const getStorageFolder = (dataDir: string) => join(dataDir, 'storage', attachmentBucket);

export const createSecretKey = (secret: string) => `sb_secret_${secret}`;

interface ObjectRoute {
  Params: { '*': string };
  Querystring: { token?: string; download?: string };
}

type ObjectRequest = FastifyRequest<ObjectRoute>;

type Permission = 'upload' | 'download';

export async function mockStorage(
  server: FastifyInstance,
  dataDir: string,
  secret: string,
  log: (line: string) => void,
): Promise<void> {
  const folder = getStorageFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const base = '/storage/v1/object';

  const sign = (permission: Permission, path: string, expiry: number) => {
    const signature = createHmac('sha256', secret).update(`${permission} ${path} ${expiry}`);
    return `${expiry}.${signature.digest('base64url')}`;
  };
  const createToken = (permission: Permission, path: string, seconds: number) =>
    sign(permission, path, Math.floor(Date.now() / 1000) + seconds);
  const requireToken = (permission: Permission) => ({
    onRequest: async (request: ObjectRequest) => {
      rejectAuthorization(request);
      const token = String(request.query.token);
      const expiry = Number(token.split('.')[0]);
      if (!(expiry > Date.now() / 1000) || token !== sign(permission, request.params['*'], expiry))
        throw createStorageError(400, 'Invalid or expired token');
    },
  });
  const requireSecretKey = {
    onRequest: async (request: FastifyRequest) => {
      rejectAuthorization(request);
      if (request.headers['apikey'] !== createSecretKey(secret))
        throw createStorageError(403, 'new row violates row-level security policy');
    },
  };

  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxUploadBytes }, (_, body, done) =>
    done(null, body),
  );
  server.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  });
  server.setErrorHandler(async (error: FastifyError, _, reply) => {
    if (!error.statusCode) log(`storage: ${String(error)}`);
    const status = error.statusCode ?? 503;
    const message = error.statusCode ? error.message : 'Internal storage error';
    // Supabase Storage's error format.
    return reply.code(status).send({ statusCode: String(status), error: message, message });
  });

  const uploadPath = `${base}/upload/sign/${attachmentBucket}/*`;
  server.post<ObjectRoute>(uploadPath, requireSecretKey, async ({ params: { '*': path } }) => {
    if (existsSync(getFilePath(folder, path))) throw createStorageError(409, 'The resource already exists');
    const token = createToken('upload', path, uploadLifetimeSeconds);
    return { url: `/object/upload/sign/${attachmentBucket}/${path}?token=${token}` };
  });
  server.put<ObjectRoute>(uploadPath, requireToken('upload'), (request) => storeUpload(folder, request));
  server.post<{ Body: { prefix: string } }>(
    `${base}/list/${attachmentBucket}`,
    requireSecretKey,
    ({ body }) => listObjects(folder, body.prefix),
  );
  server.post<ObjectRoute & { Body: { expiresIn: number } }>(
    `${base}/sign/${attachmentBucket}/*`,
    requireSecretKey,
    async ({ params: { '*': path }, body }) => {
      if (!existsSync(getFilePath(folder, path))) throw createStorageError(400, 'Object not found');
      const token = createToken('download', path, body.expiresIn);
      return { signedURL: `/object/sign/${attachmentBucket}/${path}?token=${token}` };
    },
  );
  server.get<ObjectRoute>(`${base}/sign/${attachmentBucket}/*`, requireToken('download'), (request, reply) =>
    sendFile(folder, request, reply),
  );
  server.delete<{ Body: { prefixes: string[] } }>(
    `${base}/${attachmentBucket}`,
    requireSecretKey,
    async ({ body: { prefixes } }) => {
      for (const path of prefixes) {
        const file = getFilePath(folder, path);
        await rm(file, { force: true });
        // Fails if the folder has other files.
        await rmdir(dirname(file)).catch(() => {});
      }
      return prefixes.map((name) => ({ name }));
    },
  );
  server.get(`/storage/v1/bucket/${attachmentBucket}`, requireSecretKey, async () => {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw createStorageError(404, 'Bucket not found');
    return { id: attachmentBucket, name: attachmentBucket, public: false };
  });
}

async function listObjects(bucket: string, prefix: string) {
  if (!/^[0-9a-f-]{36}$/.test(prefix)) throw createStorageError(400, 'Invalid key');
  const names = await readdir(join(bucket, prefix)).catch((error: NodeJS.ErrnoException) => {
    // Supabase Storage has only name prefixes.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.map((name) => ({ name, id: `${prefix}/${name}` })).filter(({ id }) => objectPath.test(id));
}

const createStorageError = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });

function getFilePath(folder: string, path: string): string {
  if (!objectPath.test(path)) throw createStorageError(400, 'Invalid key');
  return join(folder, path);
}

/** Supabase's gateway parses `Authorization` as a JWT, but Supabase's keys aren't JWTs. */
function rejectAuthorization({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): void {
  if (authorization !== undefined) throw createStorageError(401, 'Invalid JWT');
}

/** A browser must not render a visitor's file at this origin. */
function sendFile(folder: string, { params, query }: ObjectRequest, reply: FastifyReply): FastifyReply {
  const file = getFilePath(folder, params['*']);
  if (!existsSync(file)) throw createStorageError(400, 'Object not found');
  const name = encodeURIComponent(query.download ?? 'file');
  return reply
    .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
    .type('application/octet-stream')
    .send(createReadStream(file));
}

async function storeUpload(
  folder: string,
  { params, body, headers }: ObjectRequest,
): Promise<{ Key: string }> {
  const path = params['*'];
  const file = getFilePath(folder, path);
  const part = `${file}.${crypto.randomUUID()}`;
  if (existsSync(file)) throw createStorageError(409, 'The resource already exists');
  const upload = await readUpload(body as Buffer, headers['content-type'] ?? '');
  if (!allMediaTypes.includes(upload.type))
    throw createStorageError(415, `mime type ${upload.type} is not supported`);
  if (upload.size > maxFileBytes)
    throw createStorageError(413, 'The object exceeded the maximum allowed size');
  // A recursive call would create a missing bucket.
  await mkdir(dirname(file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  try {
    await writeFile(part, upload.stream(), { mode: 0o600 });
    await linkFile(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw createStorageError(409, 'The resource already exists');
    throw error;
  } finally {
    await rm(part, { force: true });
  }
  return { Key: `${attachmentBucket}/${path}` };
}

async function readUpload(body: Buffer, contentType: string): Promise<File> {
  const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } });
  const form = await response.formData().catch(() => undefined);
  const file = form && [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw createStorageError(400, 'The form has no file');
  return file;
}

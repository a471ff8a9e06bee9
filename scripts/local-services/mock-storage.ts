/**
 * The calls of Supabase's storage that we make, on this machine: signed uploads and downloads, and the function's own
 * reading and writing with the secret key. The bucket's limits are the hosted one's. Files are kept under the data folder.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { allMediaTypes } from '#shared/media-types.ts';
import { attachmentBucket, maximumFileSize } from '#shared/upload-limits.ts';
import { parseBody, refusal } from './refusal.ts';
import { secretKeyOf, type LocalSecrets } from './secrets.ts';
import { writeOnce } from './whole-file.ts';

/** The only paths the function makes: an inquiry's folder and a file's name. Any other is refused. */
const objectPath = /^[0-9a-f-]{36}\/[0-9a-f-]{36}\.[a-z0-9]{2,5}$/;
const removal = z.object({ prefixes: z.array(z.string()) });
const linkRequest = z.object({ expiresIn: z.int().positive() });
const uploadLifetimeSeconds = 2 * 60 * 60;

export function storageFolder(dataDir: string): string {
  return join(dataDir, 'storage', attachmentBucket);
}

interface ObjectCall {
  Params: { '*': string };
  Querystring: { token?: string; download?: string };
}

type ObjectRequest = FastifyRequest<ObjectCall>;

/** Adds the calls to `server`. */
export function mockStorage(server: FastifyInstance, dataDir: string, secrets: LocalSecrets): void {
  const folder = storageFolder(dataDir);
  const base = '/storage/v1/object';
  const signed = `${base}/upload/sign/${attachmentBucket}/*`;
  const bodyLimit = maximumFileSize + 64 * 1024;
  const withToken = {
    bodyLimit,
    onRequest: async (request: ObjectRequest) => requireToken('upload', request, secrets),
  };
  const withLink = {
    onRequest: async (request: ObjectRequest) => requireToken('download', request, secrets),
  };
  const withKey = {
    bodyLimit,
    onRequest: async (request: FastifyRequest) => requireSecretKey(request, secrets),
  };

  server.put<ObjectCall>(signed, withToken, (request) => store(folder, request));
  server.post<ObjectCall>(signed, withKey, ({ params }) => grant(folder, params['*'], secrets));
  server.get<ObjectCall>(`${base}/info/${attachmentBucket}/*`, withKey, ({ params }) =>
    describe(folder, params['*']),
  );
  server.get<ObjectCall>(`${base}/sign/${attachmentBucket}/*`, withLink, (request, reply) =>
    download(folder, request, reply),
  );
  server.post<ObjectCall>(`${base}/sign/${attachmentBucket}/*`, withKey, ({ params, body }) =>
    link(folder, params['*'], parseBody(body, linkRequest).expiresIn, secrets),
  );
  server.get(`/storage/v1/bucket/${attachmentBucket}`, withKey, async () => {
    if (!isFolder(folder)) throw refusal(404, 'Bucket not found');
    return { id: attachmentBucket, name: attachmentBucket, public: false };
  });
  server.post<ObjectCall>(`${base}/${attachmentBucket}/*`, withKey, (request) => store(folder, request));
  server.delete(`${base}/${attachmentBucket}`, withKey, async ({ body }) => {
    const { prefixes } = parseBody(body, removal);
    await removeStoredFiles(dataDir, prefixes);
    return prefixes.map((name) => ({ name }));
  });
  server.all('/storage/v1/*', withKey, () => {
    throw refusal(404, 'There is no such storage call here');
  });
}

/** Removes files of inquiries, and each inquiry's folder with its last file. */
export async function removeStoredFiles(dataDir: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const file = locate(storageFolder(dataDir), path);
    await rm(file, { force: true });
    await rmdir(dirname(file)).catch(() => {});
  }
}

function locate(folder: string, path: string): string {
  if (!objectPath.test(path)) throw refusal(400, 'Invalid key');
  return join(folder, path);
}

async function grant(folder: string, path: string, secrets: LocalSecrets): Promise<{ url: string }> {
  if (existsSync(locate(folder, path))) throw refusal(409, 'The resource already exists');
  const token = sign('upload', path, expiryIn(uploadLifetimeSeconds), secrets);
  return { url: `/object/upload/sign/${attachmentBucket}/${path}?token=${token}` };
}

async function link(
  folder: string,
  path: string,
  seconds: number,
  secrets: LocalSecrets,
): Promise<{ signedURL: string }> {
  if (!existsSync(locate(folder, path))) throw refusal(400, 'Object not found');
  const token = sign('download', path, expiryIn(seconds), secrets);
  return { signedURL: `/object/sign/${attachmentBucket}/${path}?token=${token}` };
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

const expiryIn = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** What a token permits; one for an upload opens no download. */
type Permission = 'upload' | 'download';

function sign(permission: Permission, path: string, expiry: number, { uploadKey }: LocalSecrets): string {
  const signature = createHmac('sha256', uploadKey).update(`${permission} ${path} ${expiry}`);
  return `${expiry}.${signature.digest('base64url')}`;
}

function requireToken(permission: Permission, request: ObjectRequest, secrets: LocalSecrets): void {
  requireKeyAlone(request);
  const token = String(request.query.token);
  const expiry = Number(token.split('.')[0]);
  const expected = sign(permission, request.params['*'], expiry, secrets);
  if (!(expiry > Date.now() / 1000) || !isEqual(token, expected)) {
    throw refusal(400, 'Invalid or expired token');
  }
}

/** Supabase's gateway takes `Authorization` for a JWT, which publishable and secret keys aren't. */
function requireKeyAlone({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): void {
  if (authorization !== undefined) throw refusal(401, 'Invalid JWT');
}

function requireSecretKey(request: FastifyRequest, secrets: LocalSecrets): void {
  requireKeyAlone(request);
  if (!isEqual(String(request.headers['apikey']), secretKeyOf(secrets))) {
    throw refusal(403, 'new row violates row-level security policy');
  }
}

function isEqual(left: string, right: string): boolean {
  const [first, second] = [Buffer.from(left), Buffer.from(right)];
  return first.length === second.length && timingSafeEqual(first, second);
}

async function store(folder: string, { params, body, headers }: ObjectRequest): Promise<{ Key: string }> {
  const path = params['*'];
  const file = locate(folder, path);
  const taken = refusal(409, 'The resource already exists');
  if (existsSync(file)) throw taken;
  const { bytes, contentType } = await readObject(body as Buffer<ArrayBuffer>, headers['content-type'] ?? '');
  if (bytes.length > maximumFileSize) throw refusal(413, 'The object exceeded the maximum allowed size');
  if (!allMediaTypes.includes(contentType)) throw refusal(415, `mime type ${contentType} is not supported`);
  if (!(await writeOnce(file, bytes))) throw taken;
  return { Key: `${attachmentBucket}/${path}` };
}

/** A browser's upload comes as a form with one file, anything else as the bytes themselves. */
async function readObject(
  body: Buffer<ArrayBuffer> = Buffer.alloc(0),
  type: string,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  if (!type.startsWith('multipart/form-data')) return { bytes: body, contentType: mediaType(type) };
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw refusal(400, 'This form is incomplete');
  });
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw refusal(400, 'There is no file in this form');
  return { bytes: new Uint8Array(await file.arrayBuffer()), contentType: mediaType(file.type) };
}

function mediaType(contentType: string): string {
  return contentType.split(';')[0]!.trim();
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

async function describe(folder: string, path: string): Promise<{ name: string; size: number }> {
  const file = locate(folder, path);
  if (!existsSync(file)) throw refusal(404, 'Object not found');
  return { name: path, size: (await stat(file)).size };
}

/**
 * The calls of Supabase's storage that we make, on this machine: signed uploads, and the function's own reading and writing with
 * the secret key. The bucket's limits are the hosted one's. Files are kept under the data folder.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, rmdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { allContentTypes } from '#shared/content-types.ts';
import { attachmentBucket, maximumFileSize } from '#shared/upload-limits.ts';
import { HttpError, readBody, readJson, sendJson } from './http.ts';
import { secretKeyOf, type LocalSecrets } from './secrets.ts';
import { writeOnce } from './whole-file.ts';

/** The only paths the function makes: an inquiry's folder and a file's own name. Nothing else gets near the disk. */
const objectPath = /^[0-9a-f-]{36}\/[0-9a-f-]{36}\.[a-z0-9]{2,5}$/;
const removal = z.object({ prefixes: z.array(z.string()) });
const uploadLifetimeSeconds = 2 * 60 * 60;

export function storageFolder(dataDir: string): string {
  return join(dataDir, 'storage', attachmentBucket);
}

export function mockStorage(dataDir: string, secrets: LocalSecrets) {
  const folder = storageFolder(dataDir);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(`http://storage${request.url}`);
    const call = url.pathname.replace(/^\/storage\/v1/, '');
    const route = (method: string, prefix: string) =>
      request.method === method && call.startsWith(prefix) ? decoded(call.slice(prefix.length)) : undefined;

    requireKeyAlone(request);
    const upload = route('PUT', `/object/upload/sign/${attachmentBucket}/`);
    if (upload !== undefined) {
      requireToken(upload, url.searchParams.get('token') ?? '', secrets);
      return sendJson(response, 200, await store(folder, upload, request));
    }
    requireSecretKey(request, secrets);
    const granted = route('POST', `/object/upload/sign/${attachmentBucket}/`);
    if (granted !== undefined) return sendJson(response, 200, grant(folder, granted, secrets));
    const information = route('GET', `/object/info/${attachmentBucket}/`);
    if (information !== undefined) return sendJson(response, 200, await describe(folder, information));
    const stored = route('POST', `/object/${attachmentBucket}/`);
    if (stored !== undefined) return sendJson(response, 200, await store(folder, stored, request));
    if (route('DELETE', `/object/${attachmentBucket}`) !== undefined) {
      const { prefixes } = await readJson(request, 1024 * 1024, removal);
      await removeStoredFiles(dataDir, prefixes);
      return sendJson(
        response,
        200,
        prefixes.map((name) => ({ name })),
      );
    }
    throw new HttpError(404, 'There is no such storage call here');
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new HttpError(400, 'Invalid key');
  }
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
  if (!objectPath.test(path)) throw new HttpError(400, 'Invalid key');
  return join(folder, path);
}

function grant(folder: string, path: string, secrets: LocalSecrets): { url: string } {
  if (existsSync(locate(folder, path))) throw new HttpError(409, 'The resource already exists');
  const token = sign(path, Math.floor(Date.now() / 1000) + uploadLifetimeSeconds, secrets);
  return { url: `/object/upload/sign/${attachmentBucket}/${path}?token=${token}` };
}

function sign(path: string, expiry: number, { uploadKey }: LocalSecrets): string {
  return `${expiry}.${createHmac('sha256', uploadKey).update(`${path} ${expiry}`).digest('base64url')}`;
}

function requireToken(path: string, token: string, secrets: LocalSecrets): void {
  const expiry = Number(token.split('.')[0]);
  if (!(expiry > Date.now() / 1000) || !isEqual(token, sign(path, expiry, secrets))) {
    throw new HttpError(400, 'Invalid or expired token');
  }
}

/** The gateway takes what comes as `Authorization` for a JWT, which publishable and secret keys aren't. */
function requireKeyAlone({ headers: { authorization } }: IncomingMessage): void {
  if (authorization !== undefined) throw new HttpError(401, 'Invalid JWT');
}

function requireSecretKey({ headers: { apikey } }: IncomingMessage, secrets: LocalSecrets): void {
  if (!isEqual(String(apikey), secretKeyOf(secrets))) {
    throw new HttpError(403, 'new row violates row-level security policy');
  }
}

function isEqual(left: string, right: string): boolean {
  const [first, second] = [Buffer.from(left), Buffer.from(right)];
  return first.length === second.length && timingSafeEqual(first, second);
}

async function store(folder: string, path: string, request: IncomingMessage): Promise<{ Key: string }> {
  const file = locate(folder, path);
  const taken = new HttpError(409, 'The resource already exists');
  if (existsSync(file)) throw taken;
  const { bytes, contentType } = await readObject(request);
  if (bytes.length > maximumFileSize)
    throw new HttpError(413, 'The object exceeded the maximum allowed size');
  if (!allContentTypes.includes(contentType))
    throw new HttpError(415, `mime type ${contentType} is not supported`);
  if (!(await writeOnce(file, bytes))) throw taken;
  return { Key: `${attachmentBucket}/${path}` };
}

/** A browser's upload comes as a form with one file, anything else as the bytes themselves. */
async function readObject(request: IncomingMessage): Promise<{ bytes: Uint8Array; contentType: string }> {
  const body = await readBody(request, maximumFileSize + 64 * 1024);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return { bytes: body, contentType: mediaType(type) };
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new HttpError(400, 'This form is incomplete');
  });
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw new HttpError(400, 'There is no file in this form');
  return { bytes: new Uint8Array(await file.arrayBuffer()), contentType: mediaType(file.type) };
}

function mediaType(contentType: string): string {
  return contentType.split(';')[0]!.trim();
}

async function describe(folder: string, path: string): Promise<{ name: string; size: number }> {
  const file = locate(folder, path);
  if (!existsSync(file)) throw new HttpError(404, 'Object not found');
  return { name: path, size: (await stat(file)).size };
}

import {
  type ErrorResponse,
  functionName,
  isUuid,
  requestIdHeader,
  type UploadsResponse,
} from '#src/inquiry/function-api.ts';
import { openFile } from './files/open-file.ts';
import { alertOnFailure } from './heartbeat.ts';
import { createRateLimitError, toHttpError, HttpError } from './http-error.ts';
import { readRequestId, createRequestLog } from './log.ts';
import { runMaintenance } from './maintenance.ts';
import { redirectToRejection, submitForm } from './native-form/form-post.ts';
import { isJson, readBody, readJson, type Body } from './request/body.ts';
import { hashIp, getClientIp } from './request/client-ip.ts';
import { createCorsHeaders, hasHiddenOrigin, requireAllowedOrigin } from './request/origins.ts';
import type { RequestServices, Services } from './services.ts';
import { submitJson } from './submission/submit.ts';

type Handler = (request: Request, connectionIp: string) => Promise<Response>;

export function createHandler(services: Services): Handler {
  return async (request, connectionIp) => {
    const requestId = readRequestId(request);
    const requestServices = { ...services, log: createRequestLog(requestId) };
    const response = await route(request, connectionIp, requestServices).catch((error: unknown) =>
      createErrorResponse(toHttpError(error), request, requestServices),
    );
    response.headers.set(requestIdHeader, requestId);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  };
}

async function route(request: Request, connectionIp: string, services: RequestServices): Promise<Response> {
  const { configuration } = services;
  const headers = createCorsHeaders(request, configuration);
  const url = readUrl(request);
  // The prefix differs between hosts.
  const segments = url.pathname.split('/').filter(Boolean);
  const path = segments.slice(segments.lastIndexOf(functionName) + 1).join('/');
  const isFile = path.startsWith('files/');
  if (!isFile && !['', 'uploads', 'maintenance'].includes(path)) {
    throw new HttpError(404, 'not_found', 'Not found.');
  }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  const methods = isFile ? ['GET', 'HEAD'] : ['POST'];
  if (!methods.includes(request.method)) {
    throw new HttpError(405, 'method_not_allowed', `Use ${methods[0]}.`, {
      headers: { Allow: [...methods, 'OPTIONS'].join(', ') },
    });
  }
  if (isFile) return openFile(path.slice('files/'.length), url.searchParams, services);
  if (path === 'maintenance') {
    await services.requireSecret(request);
    const report = await runMaintenance(services);
    return Response.json(report, { status: report.failures.length > 0 ? 503 : 200 });
  }
  const body = await readBody(request);
  try {
    requireAllowedOrigin(request, configuration);
    const ip = getClientIp(request.headers, connectionIp, configuration);
    const ipHashes = hashIp(ip, configuration.ADDRESS_HASH_SALT);
    // By the widest network, because a sender may have many narrower ones.
    return await services.limitConcurrency(ipHashes.at(-1)!, async () => {
      const httpError = (await countPost(ipHashes, services)) ?? body.httpError;
      const post = { body: { ...body, httpError }, ipHashes, hasHiddenOrigin: hasHiddenOrigin(request) };
      if (path === 'uploads') return Response.json(await confirmUploads(post.body, services), { headers });
      const contentType = request.headers.get('Content-Type') ?? '';
      if (isJson(contentType)) return Response.json(await submitJson(post, services), { headers });
      return submitForm({ ...post, contentType }, services);
    });
  } catch (error) {
    const httpError = toHttpError(error);
    alertOnFailure(httpError, services);
    if (path !== '' || !request.headers.get('Accept')?.includes('text/html')) throw httpError;
    // A browser posted from another site, or an unknown form.
    services.log.rejection(httpError);
    return redirectToRejection('contact', httpError, services);
  }
}

/** The URL comes from the Host header. */
function readUrl(request: Request): URL {
  try {
    return new URL(request.url);
  } catch {
    throw new HttpError(400, 'malformed_request', 'The URL is malformed.');
  }
}

/**
 * Counts posts before their bodies are parsed, so that rejected ones cost little. Returns an error, because a form's
 * redirect depends on its type.
 */
async function countPost(
  ipHashes: readonly string[],
  { database }: RequestServices,
): Promise<HttpError | undefined> {
  try {
    const waitSeconds = await database.countPost(ipHashes);
    return waitSeconds === null ? undefined : createRateLimitError(waitSeconds);
  } catch (error) {
    return toHttpError(error);
  }
}

async function confirmUploads(body: Body, services: RequestServices): Promise<UploadsResponse> {
  const { database, storage } = services;
  const { inquiry_id: id } = readJson(body);
  if (typeof id !== 'string' || !isUuid(id)) {
    throw new HttpError(422, 'validation_failed', 'Send the inquiry_id.', {
      fields: { inquiry_id: 'Send the inquiry_id.' },
    });
  }
  // Storage paths are case-sensitive.
  const inquiryId = id.toLowerCase();
  const announced = storage ? await database.countAnnouncedFiles(inquiryId) : 0;
  const slots = Array.from({ length: announced }, (_, slot) => slot);
  const stored = announced > 0 ? await storage!.listStoredSlots(inquiryId) : [];
  return { stored: slots.filter((slot) => stored.includes(slot)) };
}

function createErrorResponse(httpError: HttpError, request: Request, services: RequestServices): Response {
  const { configuration, log } = services;
  log.rejection(httpError);
  const { status, code, message, fields, headers } = httpError;
  const body: ErrorResponse = {
    error: { code, message, ...(fields && { fields }), request_id: log.requestId },
  };
  return Response.json(body, {
    status,
    headers: { ...createCorsHeaders(request, configuration), ...headers },
  });
}

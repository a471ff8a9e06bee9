/** Routes requests, and answers refused ones in the format that their sender reads: JSON or a page. */
import { type ErrorAnswer, functionName, isUuid, requestIdHeader } from '../_shared/function-api.ts';
import { settleFiles } from './files/attachments.ts';
import { asHttpError, HttpError } from './http-error.ts';
import { requestIdOf, requestLog, type RequestLog } from './log.ts';
import { requireSecret, runMaintenance } from './maintenance.ts';
import { refusalPageAnswer } from './native-form/form-responses.ts';
import { handleFormPost } from './native-form/form-post.ts';
import { clientAddress } from './request/client-address.ts';
import { corsHeaders, requireAllowedOrigin } from './request/origins.ts';
import { bodyKind, readBody, readJson, type Body } from './request/body.ts';
import type { RequestServices, Services } from './services.ts';
import { handleJsonPost } from './submission/json-post.ts';
import { sendMailsAfterAnswer } from './submission/store-submission.ts';

type Handler = (request: Request, connectionAddress: string) => Promise<Response>;

export function createHandler(services: Services): Handler {
  return async (request, connectionAddress) => {
    const requestId = requestIdOf(request);
    const requestServices = { ...services, log: alarmingLog(requestId, services) };
    const answer = await route(request, connectionAddress, requestServices).catch((error: unknown) =>
      refuse(asHttpError(error), request, requestServices),
    );
    answer.headers.set(requestIdHeader, requestId);
    // No answer may be cached or have its type guessed.
    answer.headers.set('Cache-Control', 'no-store');
    answer.headers.set('X-Content-Type-Options', 'nosniff');
    return answer;
  };
}

/** The log of a request, which also tells somebody of a refusal that is our failure. */
function alarmingLog(requestId: string, { alarms, continueAfterAnswer }: Services): RequestLog {
  const log = requestLog(requestId);
  return {
    ...log,
    refusal(refusal) {
      log.refusal(refusal);
      if (refusal.status >= 500) continueAfterAnswer(alarms.raise(['requests']));
    },
  };
}

async function route(
  request: Request,
  connectionAddress: string,
  services: RequestServices,
): Promise<Response> {
  const { configuration } = services;
  const body = await readBody(request);
  const headers = corsHeaders(request, configuration);
  // Hosts differ in what they put in front of the function's name.
  const segments = pathOf(request).split('/').filter(Boolean);
  const path = segments.slice(segments.lastIndexOf(functionName) + 1).join('/');
  if (path !== '' && path !== 'uploads' && path !== 'maintenance') {
    throw new HttpError(404, 'not_found', 'There is nothing here.');
  }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (request.method !== 'POST') {
    throw new HttpError(405, 'method_not_allowed', 'Please use POST.', {
      headers: { Allow: 'POST, OPTIONS' },
    });
  }
  if (path === 'maintenance') {
    await requireSecret(request, services);
    const report = await runMaintenance(services);
    return Response.json(report, { status: report.failures.length > 0 ? 503 : 200 });
  }
  const origin = requireAllowedOrigin(request, configuration);
  if (path === 'uploads') return Response.json(await confirmUploads(body, services), { headers });
  const address = clientAddress(request.headers, connectionAddress, configuration);
  const kind = bodyKind(request);
  if (kind !== 'json') return handleFormPost({ request, body, kind, origin, address }, services);
  return Response.json(await handleJsonPost(body, address, services), { headers });
}

/** A request's path. Deno builds the address from target and Host header, so it is invalid if one of them is. */
function pathOf(request: Request): string {
  try {
    return new URL(request.url).pathname;
  } catch {
    throw new HttpError(400, 'malformed_request', 'This address is malformed.');
  }
}

/** Called by the browser after its uploads: asks the bucket which files have arrived. */
async function confirmUploads(body: Body, services: RequestServices) {
  const { inquiry_id: id } = readJson(body);
  if (typeof id !== 'string' || !isUuid(id)) {
    throw new HttpError(422, 'validation_failed', 'Please send the inquiry_id.', {
      fields: { inquiry_id: 'Please send the inquiry_id.' },
    });
  }
  const files = await settleFiles(services, id);
  // The mail to the owner has waited for them.
  if (files.awaited === 0) sendMailsAfterAnswer(services);
  return files;
}

function refuse(refusal: HttpError, request: Request, services: RequestServices): Response {
  const { configuration, log } = services;
  log.refusal(refusal);
  if (request.headers.get('Accept')?.includes('text/html')) return refusalPageAnswer(refusal, services);
  const { status, code, message, fields, headers } = refusal;
  const answer: ErrorAnswer = {
    error: { code, message, ...(fields && { fields }), request_id: log.requestId },
  };
  return Response.json(answer, { status, headers: { ...corsHeaders(request, configuration), ...headers } });
}

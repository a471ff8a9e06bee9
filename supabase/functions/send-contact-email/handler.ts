/** Routes requests, and answers each outcome in the form that its sender reads: JSON or a page. */
import {
  functionName,
  requestIdHeader,
  type ErrorAnswer,
  type SubmissionAnswer,
} from '../_shared/function-answers.ts';
import type { Forms, InquiryType } from '../_shared/forms.ts';
import { isUuid } from '../_shared/reference.ts';
import { responseTime } from '../_shared/response-time.ts';
import { grantUploads, settleFiles, storeFiles } from './attachments.ts';
import { clientAddress } from './client-address.ts';
import type { Configuration } from './configuration.ts';
import { connectDatabase, type Database } from './database.ts';
import { runMaintenance, requireSecret } from './maintenance.ts';
import { requestIdOf, requestLog, type RequestLog } from './log.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { mailProvider } from './mail/provider.ts';
import { answerNatively, refusalPageAnswer } from './native-form/answer.ts';
import { inquiryTypeOfPage } from './native-form/form-pages.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { corsHeaders, requireAllowedOrigin } from './origins.ts';
import { asHttpError, HttpError } from './http-error.ts';
import { readForm } from './form-body.ts';
import { FileSpool, removeSpooled, type Disk } from './file-spool.ts';
import { bodyKind, readJson, type FormKind } from './request-body.ts';
import { refuseRobots } from './robot-checks.ts';
import { fileStorage, type FileStorage } from './storage.ts';
import { submit, submitForm } from './submit.ts';
import {
  createSubmissionParser,
  inquiryTypeOf,
  payloadFromForm,
  type ParseSubmission,
} from './submission.ts';

export interface Services {
  readonly configuration: Configuration;
  readonly forms: Forms;
  readonly parseSubmission: ParseSubmission;
  readonly database: Database;
  readonly rateLimit: RateLimit;
  readonly spool: FileSpool;
  readonly storage: FileStorage | undefined;
  readonly outbox: Outbox;
  /** Keeps the instance alive until the work is done; a host may end it with the answer otherwise. */
  readonly continueAfterAnswer: (work: Promise<unknown>) => void;
  /** The log of the request at hand, whose id its lines carry. */
  readonly log: RequestLog;
}

export type Handler = (request: Request, connectionAddress: string) => Promise<Response>;

const successMessages: Record<InquiryType, string> = {
  contact: `Thank you for your message. We will reply within ${responseTime}.`,
  rfp: `Thank you for your RFP. We will reply within ${responseTime}.`,
};

export function createHandler(
  configuration: Configuration,
  forms: Forms,
  disk: Disk,
  continueAfterAnswer: Services['continueAfterAnswer'],
): Handler {
  const database = connectDatabase(configuration);
  const outbox = createOutbox(database, mailProvider(configuration), configuration, forms);
  const services = {
    configuration,
    forms,
    parseSubmission: createSubmissionParser(forms),
    database,
    rateLimit: createRateLimit(database, configuration),
    spool: new FileSpool(disk, configuration.TEMPORARY_FOLDER),
    outbox,
    continueAfterAnswer,
    storage: fileStorage(configuration),
  };
  return async (request, connectionAddress) => {
    const requestId = requestIdOf(request);
    const answer = await answerRequest(request, connectionAddress, {
      ...services,
      log: requestLog(requestId),
    });
    answer.headers.set(requestIdHeader, requestId);
    // No answer may be cached, or its type be guessed.
    answer.headers.set('Cache-Control', 'no-store');
    answer.headers.set('X-Content-Type-Options', 'nosniff');
    return answer;
  };
}

async function answerRequest(
  request: Request,
  connectionAddress: string,
  services: Services,
): Promise<Response> {
  try {
    return await route(request, connectionAddress, services);
  } catch (error) {
    const refusal = asHttpError(error);
    services.log.refusal(refusal);
    return refusalAnswer(refusal, request, services);
  }
}

async function route(request: Request, connectionAddress: string, services: Services): Promise<Response> {
  const cors = corsHeaders(request, services.configuration);
  // Hosts differ in what they leave in front of the function's name.
  const path = pathOf(request).replace(/\/+$/, '').split(`/${functionName}`).at(-1);
  if (path !== '' && path !== '/uploads' && path !== '/outbox') {
    throw new HttpError(404, 'not_found', 'There is nothing here.');
  }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') {
    throw new HttpError(405, 'method_not_allowed', 'Please use POST.', {
      headers: { Allow: 'POST, OPTIONS' },
    });
  }
  if (path === '/outbox') {
    await requireSecret(request, services.configuration);
    return Response.json(await runMaintenance(services));
  }
  const origin = requireAllowedOrigin(request, services.configuration);
  if (path === '/uploads') return Response.json(await confirmUploads(request, services), { headers: cors });
  const address = clientAddress(request.headers, connectionAddress, services.configuration);
  const kind = bodyKind(request);
  return services.rateLimit.enter(address, request.headers.get('Idempotency-Key'), async (refusal) => {
    if (kind !== 'json') return handleFormPost({ request, kind, origin, address, refusal }, services);
    if (refusal) throw refusal;
    return Response.json(await handleJson(request, address, services), { headers: cors });
  });
}

/** A request's path. Deno makes the address of target and Host header, so that it is invalid where one of them is. */
function pathOf(request: Request): string {
  try {
    return new URL(request.url).pathname;
  } catch {
    throw new HttpError(400, 'malformed_request', 'This address is malformed.');
  }
}

async function handleJson(request: Request, address: string, services: Services): Promise<SubmissionAnswer> {
  const values = await readJson(request, services.configuration);
  const key = request.headers.get('Idempotency-Key');
  const submission = services.parseSubmission(key === null ? values : { idempotency_key: key, ...values });
  await refuseRobots(submission.extras, address, services.configuration, services.log);
  const { database, configuration } = services;
  const idempotencyKey = submission.extras.idempotency_key ?? crypto.randomUUID();
  const accepted = await submit({ submission, idempotencyKey, address, database, configuration });
  sendMailsAfterAnswer(services);
  return {
    message: successMessages[submission.inquiry.type],
    inquiry_id: accepted.inquiryId,
    ...(submission.files.length > 0 && {
      uploads: await grantUploads(services.storage, accepted.awaitedFiles, services.log),
    }),
  };
}

/** A form posted by the browser itself, without JavaScript. */
interface FormPost {
  readonly request: Request;
  readonly kind: FormKind;
  /** Where the form was shown, already checked. */
  readonly origin: string | undefined;
  readonly address: string;
  /** Why the rate limit refuses it, if it does. */
  readonly refusal: HttpError | undefined;
}

async function handleFormPost(
  { request, kind, origin, address, refusal }: FormPost,
  services: Services,
): Promise<Response> {
  const { configuration, forms, database, storage, spool, log } = services;
  // A refused form is read too, because the answer brings back what the visitor wrote.
  const form = await readForm({ request, kind, spool, keepsFiles: !refusal, configuration });
  const { values, files } = form;
  const formPage = request.headers.get('Referer');
  const type = inquiryTypeOf(values) ?? inquiryTypeOfPage(formPage);
  const payload = payloadFromForm(forms, type, values, formPage);
  try {
    return await answerNatively({ type, payload, forms, origin, configuration, log }, async () => {
      const reason = refusal ?? form.refusal;
      if (reason) throw reason;
      const submission = services.parseSubmission(payload, files);
      await refuseRobots(submission.extras, address, configuration, log);
      const { awaitedFiles } = await submitForm({ submission, files, address, database, configuration });
      sendMailsAfterAnswer(services);
      const filesStored = await storeFiles({ database, storage, awaitedFiles, files, log });
      return { type: submission.inquiry.type, filesStored };
    });
  } finally {
    await removeSpooled(files);
  }
}

/** Answers a browser that says it has uploaded: the bucket is asked which files are there. */
async function confirmUploads(request: Request, { database, storage, configuration }: Services) {
  const values = await readJson(request, configuration);
  const id = values.inquiry_id;
  if (typeof id !== 'string' || !isUuid(id)) {
    throw new HttpError(422, 'validation_failed', 'Please send the inquiry_id.', {
      fields: { inquiry_id: 'Please send the inquiry_id.' },
    });
  }
  return settleFiles(database, storage, id);
}

function sendMailsAfterAnswer({ outbox, continueAfterAnswer, log }: Services): void {
  // A failure is only logged: the scheduler drains the outbox later.
  continueAfterAnswer(outbox.drain().catch((error: unknown) => log.failure('outbox_waits', error)));
}

function refusalAnswer(
  refusal: HttpError,
  request: Request,
  services: Services,
): Response | Promise<Response> {
  if (request.headers.get('Accept')?.includes('text/html')) return refusalPageAnswer(refusal, services);
  const { configuration, log } = services;
  const { status, code, message, fields, headers } = refusal;
  const { requestId } = log;
  const answer: ErrorAnswer = { error: { code, message, ...(fields && { fields }), request_id: requestId } };
  return Response.json(answer, { status, headers: { ...corsHeaders(request, configuration), ...headers } });
}

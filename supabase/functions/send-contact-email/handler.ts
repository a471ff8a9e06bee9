/** Requests in, answers out: which path does what, and how each outcome is told to a program, a browser or a person. */
import { functionName, type ErrorAnswer, type SubmissionAnswer } from '../_shared/function-answers.ts';
import type { Forms, InquiryType } from '../_shared/forms.ts';
import { responseTime } from '../_shared/response-time.ts';
import { grantUploads, settleFiles, storeFiles } from './attachments.ts';
import { clientAddress } from './client-address.ts';
import type { Configuration } from './configuration.ts';
import { connectDatabase, type Database } from './database.ts';
import { keepHouse, requireSecret } from './housekeeping.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { mailProvider } from './mail/provider.ts';
import { answerNatively } from './native-form/answer.ts';
import { corsHeaders, requireAllowedOrigin } from './origins.ts';
import { Refusal } from './refusal.ts';
import { bodyKind, readRequestBody } from './request-body.ts';
import { refuseRobots } from './robot-checks.ts';
import { fileStorage, type FileStorage } from './storage.ts';
import { submit, submitForm } from './submit.ts';
import { createSubmissionParser, payloadFromForm, type ParseSubmission } from './submission.ts';

export interface Services {
  configuration: Configuration;
  forms: Forms;
  parseSubmission: ParseSubmission;
  database: Database;
  storage: FileStorage | undefined;
  outbox: Outbox;
  /** Keeps the instance alive until the work is done, where the host would otherwise end it with the answer. */
  continueAfterAnswer: (work: Promise<unknown>) => void;
}

export type Handler = (request: Request, connectionAddress: string) => Promise<Response>;

const successMessages: Record<InquiryType, string> = {
  contact: `Thank you for your message. We will reply within ${responseTime}.`,
  rfp: `Thank you for your RFP. We will reply within ${responseTime}.`,
};

export function createHandler(
  configuration: Configuration,
  forms: Forms,
  continueAfterAnswer: Services['continueAfterAnswer'],
): Handler {
  const database = connectDatabase(configuration);
  const outbox = createOutbox(database, mailProvider(configuration), configuration, forms);
  const services = {
    configuration,
    forms,
    parseSubmission: createSubmissionParser(forms),
    database,
    outbox,
    continueAfterAnswer,
    storage: fileStorage(configuration),
  };
  return async (request, connectionAddress) => {
    try {
      return await route(request, connectionAddress, services);
    } catch (problem) {
      return refusalAnswer(asRefusal(problem), corsHeaders(request, configuration));
    }
  };
}

async function route(request: Request, connectionAddress: string, services: Services): Promise<Response> {
  const cors = corsHeaders(request, services.configuration);
  // Hosts differ in how much of the path they leave before the function's name.
  const path = new URL(request.url).pathname.replace(/\/+$/, '').split(`/${functionName}`).at(-1);
  if (path !== '' && path !== '/uploads' && path !== '/outbox') {
    throw new Refusal(404, 'not_found', 'There is nothing here.');
  }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') {
    throw new Refusal(405, 'method_not_allowed', 'Please use POST.', { headers: { Allow: 'POST, OPTIONS' } });
  }
  if (path === '/outbox') {
    await requireSecret(request, services.configuration);
    return Response.json(await keepHouse(services));
  }
  const origin = requireAllowedOrigin(request, services.configuration);
  if (path === '/uploads') return Response.json(await confirmUploads(request, services), { headers: cors });
  const address = clientAddress(request.headers, connectionAddress, services.configuration);
  if (bodyKind(request) === 'json') {
    return Response.json(await answerProgram(request, address, services), { headers: cors });
  }
  return answerPerson(request, origin, address, services);
}

async function answerProgram(
  request: Request,
  address: string,
  services: Services,
): Promise<SubmissionAnswer> {
  const { values } = await readRequestBody(request, 'json');
  const key = request.headers.get('Idempotency-Key');
  const submission = services.parseSubmission(key === null ? values : { idempotency_key: key, ...values });
  await refuseRobots(submission.extras, address, services.configuration);
  const accepted = await submit(
    submission,
    submission.extras.idempotency_key ?? crypto.randomUUID(),
    address,
    services.database,
    services.configuration,
  );
  sendMailsAfterAnswer(services);
  return {
    message: successMessages[submission.inquiry.type],
    inquiry_id: accepted.inquiryId,
    ...(submission.files.length > 0 && {
      uploads: await grantUploads(services.storage, accepted.awaitedFiles),
    }),
  };
}

/** A form posted by the browser itself, without JavaScript. */
async function answerPerson(
  request: Request,
  origin: string | undefined,
  address: string,
  services: Services,
): Promise<Response> {
  const { configuration, forms, database, storage } = services;
  const { values, files } = await readRequestBody(request, bodyKind(request));
  const payload = payloadFromForm(forms, values, request.headers.get('Referer'));
  return answerNatively({ payload, forms, origin, configuration }, async () => {
    const submission = services.parseSubmission(payload, files);
    await refuseRobots(submission.extras, address, configuration);
    const { awaitedFiles } = await submitForm(submission, files, address, database, configuration);
    sendMailsAfterAnswer(services);
    const filesStored = await storeFiles(database, storage, awaitedFiles, files);
    return { type: submission.inquiry.type, filesStored };
  });
}

/** The browser says that it has uploaded; believed is what the bucket says. */
async function confirmUploads(request: Request, { database, storage }: Services) {
  const { values } = await readRequestBody(request, bodyKind(request));
  const id = values.inquiry_id;
  if (typeof id !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
    throw new Refusal(422, 'validation_failed', 'Please send the inquiry_id.', {
      fields: { inquiry_id: 'Please send the inquiry_id.' },
    });
  }
  return settleFiles(database, storage, id);
}

function sendMailsAfterAnswer({ outbox, continueAfterAnswer }: Services): void {
  const drained = outbox.drain().catch((error: unknown) => {
    console.error('The outbox will be drained later:', error instanceof Error ? error.message : error);
  });
  continueAfterAnswer(drained);
}

function asRefusal(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  console.error(problem);
  return new Refusal(
    503,
    'service_unavailable',
    'Something went wrong on our side. Please try again shortly.',
    {
      retryAfterSeconds: 5,
    },
  );
}

function refusalAnswer(refusal: Refusal, cors: Record<string, string>): Response {
  const { code, message, fields } = refusal;
  const answer: ErrorAnswer = { error: { code, message, ...(fields && { fields }) } };
  return Response.json(answer, { status: refusal.status, headers: { ...cors, ...refusal.headers } });
}

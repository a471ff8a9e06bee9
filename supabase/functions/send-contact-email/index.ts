/**
 * Receives the contact form and the RFP form. Only this file uses Deno's own interfaces. The parts, in the order in
 * which a request reaches them:
 *
 * - `services.ts`: connects database, storage and mail, once for all requests
 * - `handler.ts`: routes requests and answers refused ones
 * - `request/`: checks the sender (origin, address, signs of a robot) and reads bodies
 * - `submission/`: parses and stores an inquiry, and answers the site's own code with JSON
 * - `native-form/`: the same for a form posted without JavaScript, answered with a redirect
 * - `files/`: the slots of an inquiry's files in the bucket
 * - `mail/`: the outbox and its mails to owner and visitor
 * - `webhook.ts`: sends inquiries to another service
 * - `maintenance.ts`: what the scheduler runs every minute
 * - `heartbeat.ts`: alerts the owner when something fails
 */
import { forms } from '../_shared/forms.ts';
import { parseConfiguration } from './configuration.ts';
import { createHandler } from './handler.ts';
import { connectServices } from './services.ts';

/** Supabase's runtime needs this to continue work after the answer. Elsewhere the process keeps running anyway. */
const edgeRuntime = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime;

const handle = createHandler(
  connectServices({
    configuration: parseConfiguration(Deno.env.toObject()),
    forms,
    continueAfterAnswer: (work) => edgeRuntime?.waitUntil(work),
  }),
);

Deno.serve((request, { remoteAddr }) =>
  handle(request, 'hostname' in remoteAddr ? remoteAddr.hostname : 'local'),
);

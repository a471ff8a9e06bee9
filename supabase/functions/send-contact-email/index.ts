/**
 * Receives the contact and the RFP form. Only this file uses Deno's own interfaces. The main parts, in the order in
 * which a request meets them:
 *
 * - `services.ts`: connects database, storage and mail, once for all requests
 * - `handler.ts`: routes requests and answers refused ones
 * - `request/`: checks the sender (origin, address, signs of a robot) and reads bodies
 * - `submission/`: parses and stores an inquiry; answers the site's own code in JSON
 * - `native-form/`: the same for a form posted without JavaScript; answers with a page or a redirect
 * - `files/`: attachments in the bucket
 * - `mail/`: the outbox, which mails owner and visitor
 * - `webhook.ts`: tells another service of an inquiry
 * - `maintenance.ts`: what the scheduler asks for every minute
 * - `alarms.ts`: tells somebody when something is wrong
 */
import { forms } from '../_shared/forms.ts';
import { parseConfiguration } from './configuration.ts';
import { createHandler } from './handler.ts';
import { connectServices } from './services.ts';

/** Lets work continue after the answer on Supabase's runtime. Elsewhere the process keeps running anyway. */
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

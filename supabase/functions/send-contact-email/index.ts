/**
 * Entry point, the only file that uses Deno APIs. In request order:
 *
 * - `handler.ts`: routes
 * - `request/`: sender and body
 * - `submission/`: inquiries sent as JSON
 * - `native-form/`: forms posted without JavaScript
 * - `files/`: attachments
 * - `mail/`, `webhook.ts`: the outbox
 * - `maintenance.ts`: scheduled tasks
 * - `heartbeat.ts`: alerts
 */
import { forms } from '../_shared/forms.ts';
import { parseConfiguration } from './configuration.ts';
import { createHandler } from './handler.ts';
import { connectServices } from './services.ts';

/** Supabase may end an instance after its response unless work is registered here. */
const edgeRuntime = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime;

const handle = createHandler(
  connectServices({
    configuration: parseConfiguration(Deno.env.toObject()),
    forms,
    continueAfterResponse: (work) => edgeRuntime?.waitUntil(work),
  }),
);

Deno.serve((request, { remoteAddr }) =>
  handle(request, 'hostname' in remoteAddr ? remoteAddr.hostname : 'local'),
);

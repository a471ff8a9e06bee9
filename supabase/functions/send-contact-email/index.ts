/**
 * Entry point, the only file that uses Deno APIs. In request order:
 *
 * - `handler.ts`: routes
 * - `request/`: sender and body
 * - `submission/`: inquiries sent as JSON
 * - `native-form/`: forms posted without JavaScript
 * - `files/`: attachments
 * - `mail/`: the outbox
 * - `maintenance.ts`: scheduled tasks
 * - `heartbeat.ts`: alerts
 */
import { forms } from '#src/inquiry/forms.ts';
import { parseConfiguration } from './configuration.ts';
import { createHandler } from './handler.ts';
import { logStart } from './log.ts';
import { describeIpSource } from './request/client-ip.ts';
import { connectServices } from './services.ts';

/** Supabase may end an instance after its response unless work is registered. */
const edgeRuntime = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime;

const configuration = parseConfiguration(Deno.env.toObject());
logStart({ ip_source: describeIpSource(configuration) });

const handle = createHandler(
  connectServices({
    configuration,
    forms,
    continueAfterResponse: (work) => edgeRuntime?.waitUntil(work),
  }),
);

Deno.serve((request, { remoteAddr }) =>
  handle(request, 'hostname' in remoteAddr ? remoteAddr.hostname : 'local'),
);

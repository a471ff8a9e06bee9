/**
 * Takes the contact and the RFP form (specification section 7). This file starts it, and it alone uses Deno's own
 * interfaces. From here a request goes through:
 *
 * - `handler.ts`: the routes, the rate limit, and the answer to what is refused
 * - `request/`: who asks, from which page, and the body's bytes
 * - `submission/`: a submission checked, stored, and answered as JSON
 * - `native-form/`: the same for a form that the browser posts itself, answered by a page or a redirect
 * - `files/`: attachments, from the disk to the bucket
 * - `mail/`: the outbox that tells the provider and the visitor
 * - `maintenance.ts`: what the scheduler asks for every minute
 */
import { forms } from '../_shared/forms.ts';
import { parseConfiguration } from './configuration.ts';
import type { Disk } from './files/file-spool.ts';
import { createHandler } from './handler.ts';
import { connectServices } from './services.ts';

/** Lets work outlive the answer on Supabase's runtime; elsewhere the process goes on by itself. */
const edgeRuntime = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime;

const disk: Disk = {
  create: (path) => Deno.open(path, { write: true, createNew: true, mode: 0o600 }),
  open: (path) => Deno.open(path),
  remove: (path) => Deno.remove(path),
};

const handle = createHandler(
  connectServices({
    configuration: parseConfiguration(Deno.env.toObject()),
    forms,
    disk,
    continueAfterAnswer: (work) => edgeRuntime?.waitUntil(work),
  }),
);

Deno.serve((request, { remoteAddr }) =>
  handle(request, 'hostname' in remoteAddr ? remoteAddr.hostname : 'local'),
);

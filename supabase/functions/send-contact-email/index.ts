/** Takes the contact and the RFP form (specification section 7). Deno's part is this file alone; the rest is `handler.ts`. */
import { forms } from '../_shared/forms.ts';
import { parseConfiguration } from './configuration.ts';
import { createHandler } from './handler.ts';

/** Supabase's runtime lets work outlive the answer; elsewhere the process does by itself. */
const edgeRuntime = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime;

const handler = createHandler(parseConfiguration(Deno.env.toObject()), forms, (work) =>
  edgeRuntime?.waitUntil(work),
);

Deno.serve((request, { remoteAddr }) =>
  handler(request, 'hostname' in remoteAddr ? remoteAddr.hostname : 'local'),
);

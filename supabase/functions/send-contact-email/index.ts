/** Takes the contact and the RFP form (specification section 7). Deno's part is this file alone; the rest is `handler.ts`. */
import { forms } from '../_shared/forms.ts';
import { parseConfiguration } from './configuration.ts';
import type { Disk } from './file-spool.ts';
import { createHandler } from './handler.ts';

/** Supabase's runtime lets work outlive the answer; elsewhere the process does by itself. */
const edgeRuntime = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime;

const disk: Disk = {
  create: (path) => Deno.open(path, { write: true, createNew: true, mode: 0o600 }),
  open: (path) => Deno.open(path),
  remove: (path) => Deno.remove(path),
};

const handler = createHandler(parseConfiguration(Deno.env.toObject()), forms, disk, (work) =>
  edgeRuntime?.waitUntil(work),
);

Deno.serve((request, { remoteAddr }) =>
  handler(request, 'hostname' in remoteAddr ? remoteAddr.hostname : 'local'),
);

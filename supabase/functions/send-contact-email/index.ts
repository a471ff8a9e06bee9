/** Takes the contact and the RFP form (specification section 7). Only this file uses Deno's own interfaces. */
import { forms } from '../_shared/forms.ts';
import { parseConfiguration } from './configuration.ts';
import type { Disk } from './file-spool.ts';
import { createHandler } from './handler.ts';

/** Lets work outlive the answer on Supabase's runtime; elsewhere the process goes on by itself. */
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

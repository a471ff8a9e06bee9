/**
 * `npm run editor`: serves the editor of the last build, for the local repository. Set PORT for another port than 3001.
 */
import '#scripts/define-provider.ts';
import fastify from 'fastify';
import { parseArgs } from 'node:util';
import { requireBuild } from '#scripts/build/output.ts';
import { runCommand } from '#scripts/run-command.ts';
import { createPageRewrite, serveBuiltSite } from './built-site.ts';
import { readPort } from './port.ts';
import { closeOnSignal } from './stop.ts';

const folder = 'dist/editor';

/** @throws {Error} if there is no built editor. */
export async function serveEditor(port: number): Promise<AsyncDisposable & { readonly origin: string }> {
  requireBuild(folder);
  const server = fastify({ rewriteUrl: createPageRewrite(folder), forceCloseConnections: true });
  await serveBuiltSite(server, folder);
  await server.listen({ port, host: 'localhost' });
  return { origin: `http://localhost:${port}`, [Symbol.asyncDispose]: () => server.close() };
}

async function serveUntilStopped(): Promise<void> {
  parseArgs();
  const editor = await serveEditor(await readPort(3001));
  console.log(
    `Editor: ${editor.origin}. In Chrome or Edge, choose “Work with Local Repository”, then this folder.`,
  );
  closeOnSignal(async () => editor[Symbol.asyncDispose](), 'Stopped.');
}

if (import.meta.main) await runCommand(serveUntilStopped);

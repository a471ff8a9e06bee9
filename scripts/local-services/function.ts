/**
 * The function on this machine: its own source in Deno, with no more permissions than it needs, and the proxy to it.
 */
import { existsSync, watch, type FSWatcher } from 'node:fs';
import { request } from 'node:http';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import getPort from 'get-port';
import { functionName } from '#shared/function-api.ts';
import { startChild, type RunningChild } from './child-process.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const functionFolder = `${repository}supabase/functions/${functionName}`;

interface LocalFunction extends RunningChild {
  /** The function answers at this origin, under its path and at the root. */
  readonly origin: string;
}

/**
 * Starts the function at a free port.
 *
 * @param restartsOnEdit Whether it restarts with each edit of its files, the form tables among them.
 */
export async function startFunction(
  environment: Readonly<Record<string, string>>,
  log: (line: string) => void,
  restartsOnEdit: boolean,
): Promise<LocalFunction> {
  const port = await getPort({ host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  const child = await startChild({
    name: 'function',
    command: denoBinary(),
    arguments: denoArguments(environment),
    environment: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // Everything is in node_modules; Deno's own cache only holds what it makes of it.
      DENO_DIR: `${repository}node_modules/.cache/deno`,
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      NO_COLOR: '1',
      ...environment,
    },
    stopSignal: 'SIGTERM',
    isReady: () =>
      fetch(origin, { method: 'OPTIONS' }).then(
        () => true,
        () => false,
      ),
    log: (line) => {
      if (!line.includes('Listening on')) log(line);
    },
  });
  const watcher = restartsOnEdit ? endOnEdit(child) : undefined;
  const close = async () => {
    watcher?.close();
    await child.close();
  };
  return { ...child, origin, close };
}

/**
 * Ends the function after an edit of its files, so that it restarts. Deno's own --watch outlives this process: its
 * watcher ignores that the function exits.
 */
function endOnEdit({ pid }: RunningChild): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(`${repository}supabase/functions`, { recursive: true }, () => {
    // An editor writes a file in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => process.kill(pid()!, 'SIGTERM'), 100);
  });
}

function denoArguments(environment: Readonly<Record<string, string>>): string[] {
  return [
    'run',
    '--no-prompt',
    '--cached-only',
    '--node-modules-dir=manual',
    '--no-lock',
    // Bodies pass through in short-lived pieces; a small young generation collects them often.
    '--v8-flags=--max-semi-space-size=1',
    `--config=${functionFolder}/deno.json`,
    `--allow-net=${allowedHosts(environment).join(',')}`,
    '--allow-env',
    `--allow-read=${repository}node_modules,${repository}supabase/functions`,
    fileURLToPath(new URL('function-host.ts', import.meta.url)),
    pathToFileURL(`${functionFolder}/index.ts`).href,
  ];
}

/** This machine and the configured external services. */
function allowedHosts(environment: Readonly<Record<string, string>>): string[] {
  const { SUPABASE_URL, RESEND_API_URL, HEARTBEAT_URL, WEBHOOK_URL } = environment;
  const addresses = [SUPABASE_URL, RESEND_API_URL, HEARTBEAT_URL, WEBHOOK_URL];
  const hosts = addresses.flatMap((address) => (address ? new URL(address).hostname : []));
  return [...new Set(['127.0.0.1', 'localhost', ...hosts])];
}

/** The program itself, because the package's launcher doesn't pass signals on. */
function denoBinary(): string {
  const library = process.platform === 'linux' ? '-glibc' : '';
  const candidates = ['deno/deno', `@deno/${process.platform}-${process.arch}${library}/deno`];
  const paths = candidates.map((candidate) => `${repository}node_modules/${candidate}`);
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error('Deno is missing from node_modules: run npm install.');
  return found;
}

/** Forwards every request below `prefix` to `origin`, each on its own connection, and streams the bodies. */
export function proxyTo(server: FastifyInstance, prefix: string, origin: string): void {
  server.all(`${prefix}*`, {
    // Before a body is read.
    onRequest({ raw }, reply) {
      reply.hijack();
      const { host, ...headers } = raw.headers;
      const earlier = headers['x-forwarded-for'];
      const address = raw.socket.remoteAddress ?? '';
      const forwarded = request(origin + raw.url, {
        method: raw.method ?? 'GET',
        agent: false,
        headers: {
          ...headers,
          connection: 'close',
          // Appended, never replaced: the function counts from the right how many it may trust.
          'x-forwarded-for': earlier ? `${String(earlier)}, ${address}` : address,
          'x-forwarded-host': host ?? '',
        },
      });
      forwarded.on('response', (answer) => {
        const { connection: _, ...answered } = answer.headers;
        reply.raw.writeHead(answer.statusCode ?? 502, answered);
        pipeline(answer, reply.raw).catch(() => {});
      });
      forwarded.on('error', () => {
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.raw.writeHead(502, { connection: 'close' }).end();
      });
      reply.raw.on('close', () => forwarded.destroy());
      raw.pipe(forwarded);
    },
    handler() {},
  });
}

import { existsSync, watch, type FSWatcher } from 'node:fs';
import { request } from 'node:http';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { findFreePort } from './free-port.ts';
import { functionName } from '#src/inquiry/function-api.ts';
import { startChild, type RunningChild } from './child-process.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const functionFolder = `${repository}supabase/functions/${functionName}`;

interface LocalFunction extends RunningChild {
  readonly origin: string;
}

export async function startFunction(
  environment: Readonly<Record<string, string>>,
  log: (line: string) => void,
  restartsOnEdit: boolean,
): Promise<LocalFunction> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = await startChild({
    name: 'function',
    command: findDenoBinary(),
    args: createDenoArguments(environment),
    environment: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
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
  const watchers = restartsOnEdit ? restartOnEdit(child) : [];
  const close = async () => {
    for (const watcher of watchers) watcher.close();
    await child.close();
  };
  return { ...child, origin, close };
}

/** `startChild` starts the function again. Deno's --watch would outlive this process. */
function restartOnEdit({ pid }: RunningChild): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  return ['supabase/functions', 'src/inquiry'].map((folder) =>
    watch(`${repository}${folder}`, { recursive: true }, () => {
      // Editors save a file in several steps.
      clearTimeout(timer);
      timer = setTimeout(() => process.kill(pid()!, 'SIGTERM'), 100);
    }),
  );
}

function createDenoArguments(environment: Readonly<Record<string, string>>): string[] {
  return [
    'run',
    '--no-prompt',
    '--cached-only',
    '--node-modules-dir=manual',
    '--no-lock',
    // A small young generation frees the chunks of request bodies sooner.
    '--v8-flags=--max-semi-space-size=1',
    `--allow-net=${listAllowedHosts(environment).join(',')}`,
    '--allow-env',
    `--allow-read=${repository}node_modules,${repository}supabase/functions,${repository}src,${repository}content`,
    fileURLToPath(new URL('function-host.ts', import.meta.url)),
    pathToFileURL(`${functionFolder}/index.ts`).href,
  ];
}

function listAllowedHosts(environment: Readonly<Record<string, string>>): string[] {
  const { SUPABASE_URL, RESEND_API_URL, HEARTBEAT_URL } = environment;
  const hosts = [SUPABASE_URL, RESEND_API_URL, HEARTBEAT_URL].flatMap((address) =>
    address ? new URL(address).hostname : [],
  );
  return [...new Set(['127.0.0.1', 'localhost', ...hosts])];
}

/** The npm package's launcher doesn't forward signals. */
function findDenoBinary(): string {
  const library = process.platform === 'linux' ? '-glibc' : '';
  const candidates = ['deno/deno', `@deno/${process.platform}-${process.arch}${library}/deno`];
  const paths = candidates.map((candidate) => `${repository}node_modules/${candidate}`);
  const binary = paths.find((path) => existsSync(path));
  if (!binary) throw new Error('Deno is missing from node_modules. Run npm ci.');
  return binary;
}

/** The function accepts forms only from `siteOrigin`, so this server's other host names count as the site. */
export function proxyTo(server: FastifyInstance, prefix: string, origin: string, siteOrigin: string): void {
  server.all(`${prefix}*`, {
    // Before Fastify reads the body, so that it is streamed.
    onRequest({ raw }, reply) {
      reply.hijack();
      const { host, ...headers } = raw.headers;
      const isOtherHost = headers.origin === `http://${host}` && headers.origin !== siteOrigin;
      const forwardedFor = headers['x-forwarded-for'];
      const address = raw.socket.remoteAddress ?? '';
      const proxyRequest = request(origin + raw.url, {
        method: raw.method ?? 'GET',
        agent: false,
        headers: {
          ...headers,
          connection: 'close',
          // The function counts trusted proxies from the right.
          'x-forwarded-for': forwardedFor ? `${String(forwardedFor)}, ${address}` : address,
          ...(isOtherHost && { origin: siteOrigin }),
        },
      });
      proxyRequest.on('response', (response) => {
        const { connection: _, location, ...responseHeaders } = response.headers;
        reply.raw.writeHead(response.statusCode ?? 502, {
          ...responseHeaders,
          // The browser stays at its host name.
          ...(location && { location: isOtherHost ? location.replace(siteOrigin, '') : location }),
        });
        pipeline(response, reply.raw).catch(() => {});
      });
      proxyRequest.on('error', () => {
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.raw.writeHead(502, { connection: 'close' }).end();
      });
      reply.raw.on('close', () => proxyRequest.destroy());
      raw.pipe(proxyRequest);
    },
    handler() {},
  });
}

import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { nginxRoot } from '#scripts/build/hosting/nginx.ts';

/** The packages of Debian that the tests of the site file need. */
export const nginxPackages = 'nginx libnginx-mod-http-brotli-static';

interface Nginx {
  readonly command: string;
  readonly brotliModule: string;
}

const commands = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
];

/** The nginx of the system with its module for precompressed brotli files, if both are there. */
export function findNginx(): Nginx | undefined {
  const command = commands.find((path) => existsSync(path));
  const brotliModule = brotliModules.find((path) => existsSync(path));
  return command && brotliModule ? { command, brotliModule } : undefined;
}

export interface RunningServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts nginx with the built site and the configuration that the build has written for it. */
export async function startNginx(outDir: string, nginx: Nginx): Promise<RunningServer> {
  const folder = readableFolder();
  const port = await getPort({ host: '127.0.0.1' });
  placeSite(join(outDir, '..'), folder, { port, live: folder });
  const server = await runNginx(nginx, { live: folder, port });
  return {
    origin: server.origin,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A temporary folder that nginx's workers can read, which don't run as root. */
export function readableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dep-nginx-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Copies the build in `dist` to be served on this machine. Only port and folder are replaced. */
export function placeSite(dist: string, folder: string, { port, live }: { port: number; live: string }) {
  cpSync(join(dist, 'client'), join(folder, 'client'), { recursive: true, preserveTimestamps: true });
  mkdirSync(join(folder, 'hosting'));
  for (const name of readdirSync(join(dist, 'hosting'))) {
    const text = readFileSync(join(dist, 'hosting', name), 'utf8')
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *listen \[::\]:80;\n/gm, '')
      .replaceAll(nginxRoot, live);
    writeFileSync(join(folder, 'hosting', name), text);
  }
}

/**
 * Runs nginx with the site that `placeSite` has put into `live`.
 *
 * @throws {Error} with nginx's message if it refuses its configuration.
 */
export async function runNginx(
  { command, brotliModule }: Nginx,
  { live, port }: { live: string; port: number },
): Promise<
  RunningServer & {
    /** Makes it read its configuration again. */
    readonly reloadCommand: string;
  }
> {
  const folder = readableFolder();
  writeFileSync(join(folder, 'nginx.conf'), mainFile({ folder, live, brotliModule }));
  const server = spawn(command, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  server.stderr.on('data', (data: Buffer) => (words += data.toString()));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswered(port, () => (server.exitCode === null ? undefined : `nginx has ended: ${words}`));
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: `http://127.0.0.1:${port}`, reloadCommand: `kill -HUP ${server.pid}`, close };
}

interface MainFileOptions {
  readonly folder: string;
  readonly live: string;
  readonly brotliModule: string;
}

const mainFile = ({ folder, live, brotliModule }: MainFileOptions) => `
load_module ${brotliModule};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')}
  include ${live}/hosting/nginx.conf;
}
`;

async function untilAnswered(port: number, failure: () => string | undefined): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const ended = failure();
    if (ended) throw new Error(ended);
    try {
      await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('nginx does not answer');
}

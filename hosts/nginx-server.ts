import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '#scripts/hosting/find-nginx.ts';
import { freePort } from '#scripts/local/free-port.ts';

export interface RunningServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts nginx with the files that the build has written for it. Port and folder are replaced, and nothing else.
 *
 * @throws {Error} with nginx's own words when it refuses them.
 */
export async function startNginx(outDir: string): Promise<RunningServer> {
  const { command, brotliModule } = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'dep-nginx-'));
  // The workers of nginx are somebody else than root.
  chmodSync(folder, 0o755);
  cpSync(outDir, join(folder, 'client'), { recursive: true, preserveTimestamps: true });
  const port = await freePort();
  mkdirSync(join(folder, 'hosting'));
  for (const name of readdirSync(`${outDir}/../hosting`)) {
    const text = readFileSync(`${outDir}/../hosting/${name}`, 'utf8')
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *listen \[::\]:80;\n/gm, '')
      .replaceAll('/var/www/dep-site', folder);
    writeFileSync(join(folder, 'hosting', name), text);
  }
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder, brotliModule));
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
  return { origin: `http://127.0.0.1:${port}`, close };
}

const mainFile = (folder: string, brotliModule: string) => `
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
  include ${folder}/hosting/nginx.conf;
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

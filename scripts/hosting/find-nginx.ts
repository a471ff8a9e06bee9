/** Finds nginx and its module for precompressed brotli files, or installs both. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

export interface Nginx {
  readonly command: string;
  readonly brotliModule: string;
}

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
const commands = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
];

function installed(): Nginx | undefined {
  const command = commands.find((path) => existsSync(path));
  const brotliModule = brotliModules.find((path) => existsSync(path));
  return command && brotliModule ? { command, brotliModule } : undefined;
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * The nginx of the system. As root on Debian its packages are installed where they are missing, without starting the
 * service.
 *
 * @throws {Error} that says what to install where that isn't possible.
 */
export function findNginx(log: (line: string) => void = console.log): Nginx {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && isDebian()) {
    log(`nginx: not here; installing ${packages.join(' and ')} …`);
    const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: quietly,
    });
  }
  const nginx = installed();
  if (!nginx) {
    throw new Error(
      `The site file is tested with a real nginx. Install it with its brotli module: sudo apt-get install ${packages.join(' ')}`,
    );
  }
  return nginx;
}

import { existsSync } from 'node:fs';

/** The packages of Debian that the tests of the site file need. */
export const nginxPackages = 'nginx libnginx-mod-http-brotli-static';

export interface Nginx {
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

import { cachingRules, securityHeaders } from '../../src/site/hosting.ts';
import { notFoundFile, type ServedPage } from './served-pages.ts';

const quoted = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;

/** Types that the nginx of Debian doesn't know by itself. */
const types = { woff2: 'font/woff2', webmanifest: 'application/manifest+json', md: 'text/markdown' };

/**
 * A site file for nginx: pages without `.html`, permanent redirects from every other spelling of their addresses,
 * precompressed files, and the not-found page with status 404. `root` is where the built site lies.
 */
export function nginxFile(pages: readonly ServedPage[], serverName: string, root: string): string {
  const notFound = pages.find(({ file }) => file === notFoundFile);
  const policies = pages.map(
    ({ path, contentSecurityPolicy }) => `  ${path} ${quoted(contentSecurityPolicy)};`,
  );
  const caching = cachingRules.map(({ prefix, cacheControl }) =>
    prefix === '/' ? `  default ${quoted(cacheControl)};` : `  ~^${prefix} ${quoted(cacheControl)};`,
  );
  const headers = [
    ...securityHeaders.map(({ name, value }) => `  add_header ${name} ${quoted(value)} always;`),
    '  add_header Content-Security-Policy $dep_policy always;',
    '  add_header Cache-Control $dep_caching always;',
  ];
  return `# Written by the build: the site as nginx serves it. Needs the package libnginx-mod-http-brotli-static.
map $uri $dep_policy {
  default ${quoted(notFound?.contentSecurityPolicy ?? '')};
${policies.join('\n')}
}
map $uri $dep_caching {
${caching.join('\n')}
}
server {
  listen 80;
  server_name ${serverName};
  root ${root};
  absolute_redirect off;
  charset utf-8;
  charset_types text/html text/plain text/css text/xml text/markdown application/javascript application/json application/manifest+json image/svg+xml;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  etag on;
  error_page 404 /${notFoundFile};

  include mime.types;
  types { ${Object.entries(types)
    .map(([extension, type]) => `${type} ${extension};`)
    .join(' ')} }

${headers.join('\n')}

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  # Two slashes at the start of an address would name another host.
  rewrite ^/+(.*?)(?:/index)?\\.html$ /$1 permanent;
  rewrite ^/+(.+?)/+$ /$1 permanent;

  location = / { try_files /index.html =404; }
  location = /${notFoundFile} { internal; }
  location / { try_files $uri $uri.html =404; }
}
`;
}

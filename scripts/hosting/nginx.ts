import {
  cachingRules,
  contentTypes,
  hiddenPaths,
  redirectRules,
  securityHeaders,
} from '../../src/site/hosting.ts';
import { notFoundFile, type ServedPage } from './served-pages.ts';

/** A string of an nginx configuration; nginx reads backslashes in it as escapes. */
const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;

/** The other name by which visitors try a host: with `www.` or without. */
const otherName = (host: string) => (host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`);

/** Rows of a `map` block. */
const rows = (entries: readonly (readonly [source: string, value: string])[]) =>
  entries.map(([source, value]) => `  ${source} ${quoted(value)};`).join('\n');

/**
 * nginx looks the policy up by the file it has found, since `try_files` makes that the address of the request. What is
 * no page has no policy.
 */
const policyRows = (pages: readonly ServedPage[]) =>
  rows([
    ['default', ''],
    ...pages.map(({ file, contentSecurityPolicy }) => [`/${file}`, contentSecurityPolicy] as const),
  ]);

const cachingRows = () =>
  rows(
    cachingRules.map(({ prefix, cacheControl }) => [
      prefix === '/' ? 'default' : `~^${prefix}`,
      cacheControl,
    ]),
  );

/** The rules as expressions over the whole address, so that the query is kept. */
const redirectRows = () =>
  rows([
    ['default', ''],
    ...redirectRules.map(({ pattern, to }) => {
      const query = to.includes('$1') ? '$2' : '$1';
      return [quoted(`~${pattern.replace(/\$$/, String.raw`(\?.*)?$`)}`), `${to}${query}`] as const;
    }),
  ]);

/**
 * A site file for nginx: pages without `.html`, permanent redirects from every other spelling of their addresses and
 * from the host's other name, precompressed files, and the not-found page with status 404. `root` is where the built
 * site lies.
 */
export function nginxFile(pages: readonly ServedPage[], siteUrl: string, root: string): string {
  const { hostname } = new URL(siteUrl);
  const headers = [
    ...securityHeaders.map(({ name, value }) => `  add_header ${name} ${quoted(value)} always;`),
    '  add_header Content-Security-Policy $dep_policy always;',
    '  add_header Cache-Control $dep_caching always;',
    '  add_header Vary Accept-Encoding always;',
    '  add_header Allow $dep_allow always;',
  ];
  return `# Written by the build: the site as nginx serves it. Needs the package libnginx-mod-http-brotli-static.
# It speaks plain HTTP; "certbot --nginx -d ${hostname} -d ${otherName(hostname)}" adds the certificate and the redirect to HTTPS.
map $uri $dep_policy {
${policyRows(pages)}
}
map $uri $dep_caching {
${cachingRows()}
}
map $request_uri $dep_redirect {
${redirectRows()}
}
map $request_method $dep_allow {
  default "GET, HEAD";
  ~^(?:GET|HEAD)$ "";
}
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  root ${root};
  absolute_redirect off;
  merge_slashes off;
  server_tokens off;
  gzip_static on;
  brotli_static on;
  etag on;
  error_page 404 /${notFoundFile};

  types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `    ${quoted(type)} ${extension};`)
  .join('\n')}
  }

${headers.join('\n')}

  if ($dep_redirect) { return 308 $dep_redirect; }
  if ($dep_allow) { return 405; }

  location = / { try_files /index.html =404; }
  location = /${notFoundFile} { internal; }
  location ~ ${quoted(hiddenPaths)} { return 404; }
  location / { try_files $uri $uri.html =404; }
}
server {
  listen 80;
  listen [::]:80;
  server_name ${otherName(hostname)};
  return 308 ${siteUrl}$request_uri;
}
`;
}

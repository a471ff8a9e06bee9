import {
  cachingRules,
  contentTypes,
  hiddenPaths,
  redirectRules,
  securityHeaders,
} from '#src/site/hosting.ts';
import { provider } from '#src/site/provider.ts';
import { notFoundFile, type ServedPage } from './served-pages.ts';

/** The folder of the releases for nginx (`scripts/deploy/hosts.ts`). */
export const nginxFolder = '/var/www/dep-site';

/** The live release: the built site and nginx's own files. */
export const nginxRoot = `${nginxFolder}/current`;

/** A string of an nginx configuration; nginx reads backslashes in it as escapes. */
const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;

/** The other name that visitors try: with `www.` or without. */
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

/** The canonical address of each rendition; no other file has one in a header. */
const linkRows = (pages: readonly ServedPage[]) =>
  rows([
    ['default', ''],
    ...pages.flatMap(({ rendition }) => (rendition ? [[rendition.path, rendition.link] as const] : [])),
  ]);

const cachingRows = () =>
  rows(
    cachingRules.map(({ prefix, cacheControl }) => [
      prefix === '/' ? 'default' : `~^${prefix}`,
      cacheControl,
    ]),
  );

/** The redirects as expressions over the whole address, so that the query is kept. */
const redirectRows = () =>
  rows([
    ['default', ''],
    ...redirectRules.map(({ pattern, to }) => {
      const query = to.includes('$1') ? '$2' : '$1';
      return [quoted(`~${pattern.replace(/\$$/, String.raw`(\?.*)?$`)}`), `${to}${query}`] as const;
    }),
  ]);

/** The files that the build writes for nginx, by name. */
type NginxFiles = Readonly<Record<'nginx.conf' | 'maps.conf' | 'site.conf', string>>;

/**
 * The files for nginx. `root` holds the built site (`client`) and these files (`hosting`). Each release has its own
 * `maps.conf` and `site.conf`, since their policies contain the hashes of its pages. `nginx.conf` includes them and is
 * installed once, so that the certificate that is added to it stays.
 */
export const nginxFiles = (pages: readonly ServedPage[], siteUrl: string, root: string): NginxFiles => ({
  'nginx.conf': nginxFile(siteUrl, root),
  'maps.conf': mapsFile(pages),
  'site.conf': siteFile(root),
});

/** The servers: the site, and the host's other name, which leads to it. */
function nginxFile(siteUrl: string, root: string): string {
  const { hostname } = new URL(siteUrl);
  return `# The site in nginx, to be put into sites-enabled once. Needs the package libnginx-mod-http-brotli-static.
# It speaks plain HTTP; "certbot --nginx -d ${hostname} -d ${otherName(hostname)}" adds the certificate and the redirect to HTTPS.
include ${root}/hosting/maps.conf;
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  include ${root}/hosting/site.conf;
}
server {
  listen 80;
  listen [::]:80;
  server_name ${otherName(hostname)};
  return 308 ${siteUrl}$request_uri;
}
`;
}

const mapsFile = (pages: readonly ServedPage[]) => `# Written by the build for this release.
map $uri $dep_policy {
${policyRows(pages)}
}
map $uri $dep_caching {
${cachingRows()}
}
map $uri $dep_link {
${linkRows(pages)}
}
map $request_uri $dep_redirect {
${redirectRows()}
}
map $request_method $dep_allow {
  default "GET, HEAD";
  ~^(?:GET|HEAD)$ "";
}
`;

/**
 * Pages without `.html`, permanent redirects from every other spelling of their addresses, precompressed files, and the
 * not-found page with status 404.
 */
function siteFile(root: string): string {
  const headers = [
    ...securityHeaders(provider).map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Content-Security-Policy $dep_policy always;',
    'add_header Cache-Control $dep_caching always;',
    'add_header Link $dep_link always;',
    'add_header Vary Accept-Encoding always;',
    'add_header Allow $dep_allow always;',
  ];
  const types = Object.entries(contentTypes).map(([extension, type]) => `  ${quoted(type)} ${extension};`);
  return `# Written by the build for this release.
root ${root}/client;
absolute_redirect off;
merge_slashes off;
server_tokens off;
gzip_static on;
brotli_static on;
etag on;
error_page 404 /${notFoundFile};

types {
${types.join('\n')}
}

${headers.join('\n')}

if ($dep_redirect) { return 308 $dep_redirect; }
if ($dep_allow) { return 405; }

location = / { try_files /index.html =404; }
location = /${notFoundFile} { internal; }
location ~ ${quoted(hiddenPaths)} { return 404; }
location / { try_files $uri $uri.html =404; }
`;
}

/**
 * How the site is served, whatever the host: redirects, headers, caching and the not-found page. The build writes it in
 * each host's format (`scripts/build/hosting`), and the local server follows it.
 */
import { turnstileOrigin } from './turnstile-origin.ts';
import type { Provider } from './provider.ts';

/** A header of a response. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** Files that share a way of being cached, and the `Cache-Control` they are sent with (RFC 9111). */
export const cachingRules = [
  {
    what: 'files whose name holds a hash of their content',
    prefix: '/assets/',
    cacheControl: 'public, max-age=31536000, immutable',
  },
  { what: 'social images', prefix: '/social/', cacheControl: 'public, max-age=86400' },
  {
    what: 'everything else: asked for again with its ETag',
    prefix: '/',
    cacheControl: 'no-cache',
  },
] as const;

/**
 * Spellings of an address that permanently lead to the one it has, its query kept; the first that matches a path
 * counts. The expressions mean the same to JavaScript and to nginx (PCRE). They match the path as requested, without
 * decoding it, so that nothing encoded in it can get into a header. Two slashes (or a slash and a backslash) at the
 * start of an address would name another host.
 */
export const redirectRules = [
  { what: 'nothing but slashes', pattern: String.raw`^//+$`, to: '/' },
  { what: 'the home page by the name of its file', pattern: String.raw`^/+index(?:\.html)?/*$`, to: '/' },
  {
    what: 'a page by the name of its file, or with a trailing slash; not the not-found page',
    pattern: String.raw`^/+(?!404(?:\.html)?/*(?:\?|$))([^/\\?][^?]*?)(?:(?:/index)?\.html/*|/+)$`,
    to: '/$1',
  },
] as const;

/** The path to redirect to permanently, for a path that isn't the one spelling of its address. */
export function redirectOf(path: string): string | undefined {
  const rule = redirectRules.find(({ pattern }) => new RegExp(pattern).test(path));
  return rule && path.replace(new RegExp(rule.pattern), rule.to);
}

/** The built files that tell hosts how to serve the others. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json'] as const;

/**
 * Paths that are answered as not found although a file may lie there: the not-found page by its own name, files meant
 * for hosts, compressed copies of files, and a page's path with doubled slashes.
 */
export const hiddenPaths = String.raw`^/404(?:\.html)?/*$|^/(?:_headers|_redirects|vercel\.json)|\.(?:br|gz)$|//`;

/** `Content-Type` by file extension; every extension of the built site is here. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** `Cache-Control` of a path of the site. */
export const cacheControlOf = (path: string) => {
  const rule = cachingRules.find(({ prefix }) => path.startsWith(prefix));
  if (!rule) throw new Error(`No caching rule for ${path}`);
  return rule.cacheControl;
};

/** The directives that `HSTS_SCOPE` adds to `max-age`; browsers' preload lists take no host without its subdomains. */
const transportSecurity = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
} as const;

/** Headers of every response, the content security policy apart. */
export const securityHeaders = ({ hstsScope }: Pick<Provider, 'hstsScope'>): readonly Header[] => [
  {
    name: 'Strict-Transport-Security',
    value: `max-age=63072000${transportSecurity[hstsScope]}`,
  },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'X-Frame-Options', value: 'DENY' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    name: 'Permissions-Policy',
    value: 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

const originsOf = (...urls: readonly (string | undefined)[]) =>
  urls.flatMap((url) => (url ? [new URL(url).origin] : []));
/**
 * The content security policy of a page (https://www.w3.org/TR/CSP3/). Scripts and styles in the page are allowed by
 * the hashes of what the build wrote, never by `unsafe-inline`. Only the app's own trusted-types
 * policy (`src/app/trusted-types.ts`) turns text into markup or script (https://www.w3.org/TR/trusted-types/), unless third-party scripts run here, which may need to.
 */
export function contentSecurityPolicy(
  provider: Provider,
  hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const turnstile = provider.turnstileSiteKey ? [turnstileOrigin] : [];
  const analytics = [...originsOf(provider.analyticsUrl), ...provider.analyticsOrigins];
  const backend = originsOf(provider.supabaseUrl);
  const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(hashes.scripts), ...analytics, ...turnstile],
    ['style-src', "'self'", ...quoted(hashes.styles)],
    ['img-src', "'self'", ...analytics],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...backend, ...analytics, ...originsOf(provider.errorReportUrl)],
    // default-src alone would forbid frames.
    ...(turnstile.length > 0 ? [['frame-src', ...turnstile] as [string, ...string[]]] : []),
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...backend],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(turnstile.length + analytics.length === 0
      ? ([
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', 'default'],
        ] as const)
      : []),
  ];
  // Without spaces behind semicolons and commas: document and headers have to fit the first round trip.
  return directives.map((directive) => directive.join(' ')).join(';');
}

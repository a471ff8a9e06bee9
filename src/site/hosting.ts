/**
 * How the host serves the site. The build writes this into `_headers` and `_redirects`, which Cloudflare Workers reads
 * (https://developers.cloudflare.com/workers/static-assets/headers/), and so does `npm start`.
 */
import { createHash } from 'node:crypto';
import type { Provider } from './provider.ts';

/** The built files that configure the host. They have no address. */
export const hostFiles = ['_headers', '_redirects'] as const;

/**
 * `Cache-Control` (RFC 9111) of files below a folder; browsers revalidate everything else. No other block of `_headers`
 * may set it, because the host joins the values of all matching blocks.
 */
export const cachingRules = [
  {
    what: 'files whose name holds a hash of their content',
    folder: '/assets/',
    cacheControl: 'public, max-age=31536000, immutable',
  },
  { what: 'social images', folder: '/social/', cacheControl: 'public, max-age=86400' },
] as const;

/** Headers of every response, the content security policy apart. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const originsOf = (...urls: readonly (string | undefined)[]) =>
  urls.flatMap((url) => (url ? [new URL(url).origin] : []));

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** The hash by which a policy allows an inline script or style sheet (CSP Level 3), such as `sha256-…`. */
export const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The content security policy of every page (https://www.w3.org/TR/CSP3/). Scripts in the page are allowed by their
 * hashes, which are the same on every page; styles differ from page to page, so each page narrows them to its own
 * (`stylePolicy`). Only the app's own trusted-types policy (`src/app/trusted-types.ts`) turns text into markup or
 * script (https://www.w3.org/TR/trusted-types/), unless third-party scripts run here, which may need to.
 *
 * @param scriptHashes - of the scripts that stand in the pages.
 */
export function contentSecurityPolicy(provider: Provider, scriptHashes: readonly string[]): string {
  const analytics = [...originsOf(provider.analyticsUrl), ...provider.analyticsOrigins];
  const backend = originsOf(provider.supabaseUrl);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(scriptHashes), ...analytics],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", ...analytics],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...backend, ...analytics],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...backend],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(analytics.length === 0
      ? ([
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', 'default'],
        ] as const)
      : []),
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/**
 * The policy that a page carries itself. A browser keeps both policies, so of inline styles only the page's own is
 * allowed.
 */
export const stylePolicy = (css: string) => `style-src 'self' '${cspHash(css)}'`;

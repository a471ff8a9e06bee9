/**
 * Host rules, which the build writes into `_headers` and `_redirects` for Cloudflare Workers and `npm start`
 * (https://developers.cloudflare.com/workers/static-assets/headers/).
 */
import { createHash } from 'node:crypto';
import { campaignParameters } from '#src/analytics/attribution.ts';
import type { Provider } from '#src/site/provider.ts';

/** Built files that configure the host and aren't served. */
export const hostFiles = ['_headers', '_redirects'] as const;

/** The folder of files that are named by a hash of their content. */
export const hashedFolder = '/assets/';

/**
 * `Cache-Control` (RFC 9111, RFC 5861) of hashed files; browsers revalidate everything else. Not `immutable`, because
 * `_headers` can't see the status: a reload repairs a file whose 404 a browser stored during a deployment.
 */
export const hashedCacheControl = 'public, max-age=86400, stale-while-revalidate=31536000';

export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Query parameters that don't change the response, because the page's script reads them
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html#no-vary-search). So a prefetched page also serves links
 * with another topic.
 */
export const noVarySearch = `params=(${['topic', 'service', ...campaignParameters].map((name) => `"${name}"`).join(' ')})`;

const listOrigins = (...urls: readonly (string | undefined)[]) =>
  urls.flatMap((url) => (url ? [new URL(url).origin] : []));

const quoteHashes = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** Returns the CSP hash of an inline script or style sheet, such as `sha256-…` (CSP Level 3). */
export const hashForCsp = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): `analytics` loads the Google tag (`start-analytics.ts`), and each
 * of Google's scripts creates `goog#html`.
 */
const analyticsTrustedTypes = ['analytics', 'goog#html', "'allow-duplicates'"];

/**
 * Returns the content security policy of all pages (https://www.w3.org/TR/CSP3/). Each page narrows the styles to its own
 * (`createStylePolicy`).
 */
export function createContentSecurityPolicy(provider: Provider, scriptHashes: readonly string[]): string {
  const tag = listOrigins(provider.analyticsUrl);
  const analytics = [...tag, ...provider.analyticsOrigins];
  const backend = listOrigins(provider.supabaseUrl);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoteHashes(scriptHashes), ...tag],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", ...analytics],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ...(provider.embedOrigin ? [['frame-src', provider.embedOrigin] as const] : []),
    ['connect-src', "'self'", ...backend, ...analytics],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...backend],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', ...(provider.analyticsUrl ? analyticsTrustedTypes : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Returns the policy in the page itself. Browsers enforce both policies, so only this page's inline styles are allowed. */
export const createStylePolicy = (css: string) => `style-src 'self' '${hashForCsp(css)}'`;

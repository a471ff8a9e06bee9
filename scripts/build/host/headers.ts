/** Rules of `_headers` and `_redirects` (https://developers.cloudflare.com/workers/static-assets/headers/). */
import { createHash } from 'node:crypto';
import { campaignParameters } from '#src/inquiry/campaign-parameters.ts';
import type { Provider } from '#src/site/provider.ts';

/** These configure the host and aren't served. */
export const hostFiles = ['_headers', '_redirects'] as const;

export const hashedFolder = '/assets/';

/**
 * Browsers revalidate other files (RFC 9111, RFC 5861). Not `immutable`, because `_headers` can't see the status: a
 * reload repairs a 404 that a browser stored during a deployment.
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

/** Search engines must not index a preview. */
export const getPreviewHeaders = ({
  isPreview,
}: Pick<Provider, 'isPreview'>): Readonly<Record<string, string>> =>
  isPreview ? { 'X-Robots-Tag': 'noindex' } : {};

/**
 * The response doesn't depend on these parameters
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html#no-vary-search), so a prefetched page serves every
 * topic.
 */
export const noVarySearch = `params=(${['topic', 'service', ...campaignParameters].map((name) => `"${name}"`).join(' ')})`;

const listOrigins = (...urls: readonly (string | undefined)[]) =>
  urls.flatMap((url) => (url ? [new URL(url).origin] : []));

const quoteHashes = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

export const hashForCsp = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** `analytics` loads the Google tag, whose scripts create `goog#html` (https://www.w3.org/TR/trusted-types/). */
const analyticsTrustedTypes = ['analytics', 'goog#html', "'allow-duplicates'"];

/** Each page narrows the styles (`createStylePolicy`). See https://www.w3.org/TR/CSP3/. */
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

/** For the page itself. Browsers enforce both policies, so only this page's inline styles are allowed. */
export const createStylePolicy = (css: string) => `style-src 'self' '${hashForCsp(css)}'`;

import type { Configuration } from '../configuration.ts';
import { requestIdHeader } from '../../_shared/function-api.ts';
import { HttpError } from '../http-error.ts';

/**
 * Returns undefined if a program posted, because only browsers send an Origin.
 *
 * @throws {HttpError} 403 for another origin.
 */
export function requireAllowedOrigin(request: Request, configuration: Configuration): string | undefined {
  const origin = request.headers.get('Origin');
  if (origin === null || isAllowed(origin, request, configuration)) return origin ?? undefined;
  throw new HttpError(403, 'forbidden_origin', 'This form can’t be sent from this site.');
}

function isAllowed(origin: string, request: Request, configuration: Configuration): boolean {
  if (origin === configuration.SITE_URL) return true;
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  // Privacy settings replace the origin with "null", but not Sec-Fetch-Site.
  if (origin === 'null') return fetchSite === 'same-origin';
  // With `npm start`, the page and the function have the same host.
  const host = configuration.TRUSTED_PROXIES > 0 ? request.headers.get('X-Forwarded-Host') : null;
  return host !== null && isOrigin(origin) && new URL(origin).host === host;
}

/** Accepts only scheme, host and port (RFC 6454 section 6.2), because the text is repeated in headers. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

export function createCorsHeaders(request: Request, configuration: Configuration): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (origin === null || !isAllowed(origin, request, configuration)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    // supabase-js sends these headers.
    'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
    'Access-Control-Expose-Headers': `Retry-After, ${requestIdHeader}`,
    'Access-Control-Max-Age': '86400',
  };
}

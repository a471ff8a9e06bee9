/** The site whose pages may post here. */
import type { Configuration } from '../configuration.ts';
import { requestIdHeader } from '../../_shared/function-api.ts';
import { HttpError } from '../http-error.ts';

/**
 * The origin of a request; undefined for programs, which send none.
 *
 * @throws {HttpError} if the origin may not post here.
 */
export function requireAllowedOrigin(request: Request, configuration: Configuration): string | undefined {
  const origin = request.headers.get('Origin');
  if (origin === null || isAllowed(origin, request, configuration)) return origin ?? undefined;
  throw new HttpError(403, 'forbidden_origin', 'This form cannot be sent from here.');
}

function isAllowed(origin: string, request: Request, configuration: Configuration): boolean {
  if (origin === configuration.SITE_URL) return true;
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  // Privacy settings hide the origin ("null") but not whether it is our own.
  if (origin === 'null') return fetchSite === 'same-origin';
  // Behind our own server, page and function have the same host, by whatever name the visitor reached it.
  const host = configuration.TRUSTED_PROXIES > 0 ? request.headers.get('X-Forwarded-Host') : null;
  return host !== null && isOrigin(origin) && new URL(origin).host === host;
}

/**
 * Whether a text is only scheme, host and port (RFC 6454 section 6.2). Anything else could change the headers and
 * policies in which it is repeated.
 */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

export function corsHeaders(request: Request, configuration: Configuration): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (origin === null || !isAllowed(origin, request, configuration)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    // Those of supabase-js.
    'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
    'Access-Control-Expose-Headers': `Retry-After, ${requestIdHeader}`,
    'Access-Control-Max-Age': '86400',
  };
}

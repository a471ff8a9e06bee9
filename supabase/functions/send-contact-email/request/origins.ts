/** Which pages may post here. */
import type { Configuration } from '../configuration.ts';
import { requestIdHeader } from '../../_shared/function-api.ts';
import { HttpError } from '../http-error.ts';

/**
 * The origin of a request, refused if it isn't allowed; undefined without an `Origin`, which only programs leave out.
 */
export function requireAllowedOrigin(request: Request, configuration: Configuration): string | undefined {
  const origin = request.headers.get('Origin');
  if (origin === null || isAllowed(origin, request, configuration)) return origin ?? undefined;
  throw new HttpError(403, 'forbidden_origin', 'This form cannot be sent from here.');
}

function isAllowed(origin: string, request: Request, configuration: Configuration): boolean {
  if (configuration.origins.has(origin)) return true;
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  // Privacy settings hide the origin ("null"), but not that it is the same.
  if (origin === 'null') return fetchSite === 'same-origin';
  // Behind our own server, page and function share a host, whatever name the visitor used for it.
  const host = configuration.TRUSTED_PROXIES > 0 ? request.headers.get('X-Forwarded-Host') : null;
  return host !== null && isOrigin(origin) && new URL(origin).host === host;
}

/**
 * Whether a text is scheme, host and port alone (RFC 6454 section 6.2), because it is repeated in headers and policies.
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
    // What supabase-js sends, and our own.
    'Access-Control-Allow-Headers':
      'authorization, x-client-info, apikey, content-type, idempotency-key, x-region',
    'Access-Control-Expose-Headers': `Retry-After, ${requestIdHeader}`,
    'Access-Control-Max-Age': '86400',
  };
}

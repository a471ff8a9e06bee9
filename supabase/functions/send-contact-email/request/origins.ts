import type { Configuration } from '../configuration.ts';
import { requestIdHeader } from '#src/inquiry/function-api.ts';
import { HttpError } from '../http-error.ts';

/** Sandboxed frames and some privacy settings send "null". */
export const hasHiddenOrigin = ({ headers }: Request): boolean => headers.get('Origin') === 'null';

/** Programs send no Origin. */
const readOrigin = ({ headers }: Request) => {
  const origin = headers.get('Origin');
  return origin === 'null' ? null : origin;
};

/** @throws {HttpError} 403 for another site's origin. */
export function requireAllowedOrigin(request: Request, { SITE_URL }: Pick<Configuration, 'SITE_URL'>): void {
  const origin = readOrigin(request);
  if (origin === null || origin === SITE_URL) return;
  throw new HttpError(403, 'forbidden_origin', 'This form can’t be sent from this site.');
}

export function createCorsHeaders(
  request: Request,
  { SITE_URL }: Pick<Configuration, 'SITE_URL'>,
): Record<string, string> {
  if (readOrigin(request) !== SITE_URL) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': SITE_URL,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    // supabase-js sends these headers.
    'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
    'Access-Control-Expose-Headers': `Retry-After, ${requestIdHeader}`,
    'Access-Control-Max-Age': '86400',
  };
}

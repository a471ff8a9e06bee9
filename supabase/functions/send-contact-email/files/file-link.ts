/** Links to files in emails to the owner. They lead to `open-file.ts`, because an email leaves before its files arrive. */
import { functionPath } from '#src/inquiry/function-api.ts';
import type { Configuration } from '../configuration.ts';
import { hashHmacSha256, isSameHash } from '../sha256.ts';

export const linkDays = 7;

/** Returns when the links of an email stop working. The same for each attempt to send it, so that its text is the same. */
export const getLinkEnd = (queuedAt: string): Date =>
  new Date(Date.parse(queuedAt) + linkDays * 24 * 60 * 60 * 1000);

type LinkSettings = Pick<Configuration, 'SUPABASE_URL' | 'SUPABASE_SECRET_KEY'>;

/** Returns undefined without storage. */
export function createFileLink(path: string, end: Date, settings: LinkSettings): string | undefined {
  if (!settings.SUPABASE_URL || !settings.SUPABASE_SECRET_KEY) return undefined;
  const expires = String(Math.floor(end.getTime() / 1000));
  const query = new URLSearchParams({ expires, signature: sign(path, expires, settings) });
  return `${settings.SUPABASE_URL.replace(/\/$/, '')}${functionPath}/files/${path}?${query}`;
}

/** Returns when the link expires, in seconds since 1970, or undefined if the function didn't create it. */
export function verifyFileLink(path: string, query: URLSearchParams, settings: LinkSettings) {
  const expires = query.get('expires') ?? '';
  const isOurs = isSameHash(query.get('signature') ?? '', sign(path, expires, settings));
  return isOurs ? Number(expires) : undefined;
}

/** The key is derived from the project's secret key, because who has that one can read the files anyway. */
function sign(path: string, expires: string, { SUPABASE_SECRET_KEY = '' }: LinkSettings): string {
  return hashHmacSha256(hashHmacSha256(SUPABASE_SECRET_KEY, 'file links'), `${path} ${expires}`);
}

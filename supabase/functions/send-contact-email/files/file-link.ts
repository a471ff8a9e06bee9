/** Links in emails to the owner lead to `open-file.ts`, because an email leaves before its files arrive. */
import { functionPath } from '#src/inquiry/function-api.ts';
import type { Configuration } from '../configuration.ts';
import { hashHmacSha256, isSameHash } from '../sha256.ts';

export const linkDays = 7;

/** Returns the same end for each attempt to send an email, so that its text stays the same. */
export const getLinkEnd = (queuedAt: string): Date =>
  new Date(Date.parse(queuedAt) + linkDays * 24 * 60 * 60 * 1000);

type LinkSettings = Pick<Configuration, 'SUPABASE_URL' | 'SUPABASE_SECRET_KEY'>;

export function createFileLink(path: string, end: Date, settings: LinkSettings): string | undefined {
  if (!settings.SUPABASE_URL || !settings.SUPABASE_SECRET_KEY) return undefined;
  const expires = String(Math.floor(end.getTime() / 1000));
  const query = new URLSearchParams({ expires, signature: sign(path, expires, settings) });
  return `${settings.SUPABASE_URL.replace(/\/$/, '')}${functionPath}/files/${path}?${query}`;
}

/** Returns the end in seconds since 1970, or undefined for a forged link. */
export function verifyFileLink(path: string, query: URLSearchParams, settings: LinkSettings) {
  const expires = query.get('expires') ?? '';
  const isOurs = isSameHash(query.get('signature') ?? '', sign(path, expires, settings));
  return isOurs ? Number(expires) : undefined;
}

/** Derived from the secret key, whose holder can read the files anyway. */
function sign(path: string, expires: string, { SUPABASE_SECRET_KEY = '' }: LinkSettings): string {
  return hashHmacSha256(hashHmacSha256(SUPABASE_SECRET_KEY, 'file links'), `${path} ${expires}`);
}

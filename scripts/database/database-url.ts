type ConnectionKind = 'direct' | 'session pooler' | 'transaction pooler' | 'other';

export function getConnectionKind(url = ''): ConnectionKind {
  if (!URL.canParse(url)) return 'other';
  const { hostname, port } = new URL(url);
  if (/^db\.[a-z]+\.supabase\.co$/.test(hostname)) return 'direct';
  if (!hostname.endsWith('.pooler.supabase.com')) return 'other';
  return port === '6543' ? 'transaction pooler' : 'session pooler';
}

/** The ref is in the host name, or in the user name of a pooler URL. */
export function parseProjectRef(url = ''): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, username } = new URL(url);
  const name = hostname.endsWith('.pooler.supabase.com') ? username : hostname;
  return /^(?:db\.|postgres\.)?([a-z]{20})(?:\.supabase\.co)?$/.exec(name)?.[1];
}

/** Converts a session pooler's URL. Other URLs stay as they are. */
export function toTransactionPooler(url: string): string {
  if (getConnectionKind(url) !== 'session pooler') return url;
  return Object.assign(new URL(url), { port: '6543' }).href;
}

/** The kinds of addresses by which Supabase offers a project's database. */
export type DatabaseAddressKind = 'direct' | 'session pooler' | 'transaction pooler' | 'other';

/** Classifies a connection string. One that can't be parsed, or is missing, is `other`. */
export function databaseAddressKind(address = ''): DatabaseAddressKind {
  if (!URL.canParse(address)) return 'other';
  const { hostname, port } = new URL(address);
  if (/^db\.[a-z]+\.supabase\.co$/.test(hostname)) return 'direct';
  if (!hostname.endsWith('.pooler.supabase.com')) return 'other';
  return port === '6543' ? 'transaction pooler' : 'session pooler';
}

/** The id of the Supabase project to which an address belongs: by its host, or by a pooler's user. */
export function supabaseProject(address = ''): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, username } = new URL(address);
  const name = hostname.endsWith('.pooler.supabase.com') ? username : hostname;
  return /^(?:db\.|postgres\.)?([a-z]{20})(?:\.supabase\.co)?$/.exec(name)?.[1];
}

export const directAddressProblem =
  'SUPABASE_DB_URL is the direct address, which needs IPv6 unless the project has the IPv4 add-on. GitHub Actions and many networks have IPv4 only';

export const transactionPoolerFix =
  'set it to the connection string of the transaction pooler (Connect > Transaction pooler in the dashboard)';

export const sessionPoolerFix =
  'set it to the connection string of the session pooler (Connect > Session pooler in the dashboard)';

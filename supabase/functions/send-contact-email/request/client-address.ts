/** The visitor's address, by which inquiries are counted. */
import type { Configuration } from '../configuration.ts';
import { keyedSha256 } from '../sha256.ts';

type AddressSettings = Pick<Configuration, 'TRUSTED_PROXIES' | 'CLIENT_ADDRESS_HEADER'>;

/**
 * The address that the outermost trusted proxy saw. Entries further left in X-Forwarded-For may be the visitor's own
 * text.
 */
export function clientAddress(headers: Headers, connection: string, settings: AddressSettings): string {
  if (settings.CLIENT_ADDRESS_HEADER) return headers.get(settings.CLIENT_ADDRESS_HEADER) ?? connection;
  if (settings.TRUSTED_PROXIES === 0) return connection;
  const header = headers.get('X-Forwarded-For') ?? '';
  const known = header.split(',').flatMap((address) => address.trim() || []);
  return known.at(-settings.TRUSTED_PROXIES) ?? known[0] ?? connection;
}

/** The hash is keyed, so that nobody can find the addresses of a stolen table by trying all of them. */
export function hashAddress(address: string, salt: string): string {
  return keyedSha256(salt, network(address));
}

/** An IPv6 address counts as its /64, because a subscriber can use all addresses of one (RFC 6177). */
function network(address: string): string {
  const groups = ipv6Groups(address);
  if (!groups) return address;
  // An IPv4 address as a dual-stack socket writes it (RFC 4291 section 2.5.5.2).
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
    return bytes.join('.');
  }
  return groups.slice(0, 4).join(':');
}

/** The eight groups of an IPv6 address in any spelling. */
function ipv6Groups(address: string): string[] | undefined {
  const url = `http://[${address}]/`;
  if (!address.includes(':') || !URL.canParse(url)) return undefined;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end];
}

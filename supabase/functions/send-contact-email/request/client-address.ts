/** The visitor's address, by which posts are counted. */
import type { ForwardingReport } from '../../_shared/function-api.ts';
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

/** Headers in which proxies and hosts name addresses (RFC 7239, and older ones). */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|cf-.+|true-client-ip|fly-client-ip|x-client-ip|x-envoy-.+)$/;

/** What `npm run first-day` shows the operator. */
export const forwardingReport = (
  headers: Headers,
  connection: string,
  settings: AddressSettings,
): ForwardingReport => ({
  counted: clientAddress(headers, connection, settings),
  connection,
  headers: Object.fromEntries([...headers].filter(([name]) => forwardingHeader.test(name))),
});

/**
 * The hashes under which a sender's posts are counted. They are keyed, so that a stolen table can't be reversed by
 * hashing every address.
 */
export function addressHashes(address: string, salt: string): string[] {
  return networks(withoutPort(address)).map((network) => keyedSha256(salt, network));
}

/** Some proxies append the port: `192.0.2.1:4000`, `[2001:db8::1]:4000`. */
const withoutPort = (address: string) =>
  address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1');

/** An IPv6 address counts as its /64 and its /48, because a subscriber gets one or the other (RFC 6177). */
function networks(address: string): string[] {
  const groups = ipv6Groups(address);
  if (!groups) return [address];
  // An IPv4 address as a dual-stack socket writes it (RFC 4291 section 2.5.5.2).
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
    return [bytes.join('.')];
  }
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')];
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

import type { Configuration } from '../configuration.ts';
import { hashHmacSha256 } from '../sha256.ts';

type IpSettings = Pick<Configuration, 'TRUSTED_PROXIES' | 'CLIENT_ADDRESS_HEADER'>;

/** Returns the address that the outermost trusted proxy saw. Visitors can forge entries to its left. */
export function getClientIp(headers: Headers, connectionIp: string, settings: IpSettings): string {
  if (settings.CLIENT_ADDRESS_HEADER) return headers.get(settings.CLIENT_ADDRESS_HEADER) ?? connectionIp;
  if (settings.TRUSTED_PROXIES === 0) return connectionIp;
  const header = headers.get('X-Forwarded-For') ?? '';
  const ips = header.split(',').flatMap((ip) => ip.trim() || []);
  return ips.at(-settings.TRUSTED_PROXIES) ?? ips[0] ?? connectionIp;
}

/** For the log. */
export function describeIpSource({ CLIENT_ADDRESS_HEADER, TRUSTED_PROXIES }: IpSettings): string {
  if (CLIENT_ADDRESS_HEADER) return CLIENT_ADDRESS_HEADER.toLowerCase();
  return TRUSTED_PROXIES === 0 ? 'connection' : `x-forwarded-for, entry ${TRUSTED_PROXIES} from the right`;
}

/** Keyed, so that hashing every address can't reverse a stolen table. */
export function hashIp(ip: string, salt: string): string[] {
  return getNetworks(stripPort(ip)).map((network) => hashHmacSha256(salt, network));
}

/** Some proxies append the port. */
const stripPort = (ip: string) =>
  ip.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1');

/** IPv6 subscribers get a /64 or /48 (RFC 6177). */
function getNetworks(ip: string): string[] {
  const groups = parseIpv6Groups(ip);
  if (!groups) return [ip];
  // IPv4-mapped addresses (RFC 4291 section 2.5.5.2).
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
    return [bytes.join('.')];
  }
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')];
}

function parseIpv6Groups(ip: string): string[] | undefined {
  const url = `http://[${ip}]/`;
  if (!ip.includes(':') || !URL.canParse(url)) return undefined;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end];
}

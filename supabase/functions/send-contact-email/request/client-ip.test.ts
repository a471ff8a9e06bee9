import { expect, test } from 'vitest';
import { getClientIp, hashIp } from './client-ip.ts';

const settings = (TRUSTED_PROXIES: number, CLIENT_ADDRESS_HEADER?: string) => ({
  TRUSTED_PROXIES,
  CLIENT_ADDRESS_HEADER,
});
const forwarded = new Headers({
  'X-Forwarded-For': '10.0.0.1, 192.0.2.1, 198.51.100.1',
  'CF-Connecting-IP': '203.0.113.9',
});

test('the visitor’s IP address is the one the outermost trusted proxy saw', () => {
  expect(getClientIp(forwarded, '127.0.0.1', settings(0))).toBe('127.0.0.1');
  expect(getClientIp(forwarded, '127.0.0.1', settings(1))).toBe('198.51.100.1');
  expect(getClientIp(forwarded, '127.0.0.1', settings(2))).toBe('192.0.2.1');
  expect(getClientIp(forwarded, '127.0.0.1', settings(9))).toBe('10.0.0.1');
  expect(getClientIp(new Headers(), '127.0.0.1', settings(1))).toBe('127.0.0.1');
});

test('the visitor’s IP address is read from CLIENT_ADDRESS_HEADER if it is set', () => {
  const configured = settings(1, 'cf-connecting-ip');
  expect(getClientIp(forwarded, '127.0.0.1', configured)).toBe('203.0.113.9');
  expect(getClientIp(new Headers(), '127.0.0.1', configured)).toBe('127.0.0.1');
});

const hashes = (ip: string) => hashIp(ip, 'salt');

test('an IPv4 address has one hash, which depends on the salt', () => {
  expect(hashes('192.0.2.1')).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(hashes('192.0.2.1')).not.toEqual(hashes('192.0.2.2'));
  expect(hashes('192.0.2.1')).not.toEqual(hashIp('192.0.2.1', 'pepper'));
});

test('a port in the address is ignored', () => {
  expect(hashes('192.0.2.1:4000')).toEqual(hashes('192.0.2.1'));
  expect(hashes('[2001:db8:1:2::1]:4000')).toEqual(hashes('2001:db8:1:2::1'));
});

test('an IPv6 address has a hash of its /64 and one of its /48', () => {
  const [subnet, site, ...rest] = hashes('2001:db8:1:2::1');
  expect([subnet === site, rest]).toEqual([false, []]);
  // Another host of the subnet, in another spelling.
  expect(hashes('2001:0DB8:0001:0002:ffff:1:2:3')).toEqual([subnet, site]);
  // Another subnet of the same site.
  expect(hashes('2001:db8:1:3::1')).toEqual([expect.not.stringMatching(subnet!), site]);
  const [otherSubnet, otherSite] = hashes('2001:db8:2:2::1');
  expect([otherSubnet === subnet, otherSite === site]).toEqual([false, false]);
});

test.each(['2001:db8::1', '2001:db8:0:0::1', '2001:db8:0:0:1::', '2001:db8:0:0:0:0:0:5'])(
  'zeros in %s may be abbreviated',
  (ip) => {
    expect(hashes(ip)).toEqual(hashes('2001:0db8:0000:0000:0000:0000:0000:0001'));
  },
);

test('an IPv4-mapped IPv6 address has the hash of the IPv4 address', () => {
  expect(hashes('::ffff:192.0.2.1')).toEqual(hashes('192.0.2.1'));
  expect(hashes('::FFFF:c000:201')).toEqual(hashes('192.0.2.1'));
  expect(hashes('::ffff:192.0.2.1')).not.toEqual(hashes('::ffff:192.0.2.2'));
});

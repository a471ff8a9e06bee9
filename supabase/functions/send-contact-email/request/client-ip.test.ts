import { expect, test } from 'vitest';
import { getClientIp, hashIp } from './client-ip.ts';

const forwarded = new Headers({
  'X-Forwarded-For': '10.0.0.1, 192.0.2.1, 198.51.100.1',
  'CF-Connecting-IP': '203.0.113.9',
});

test.each([
  [{ TRUSTED_PROXIES: 0 }, '127.0.0.1'],
  [{ TRUSTED_PROXIES: 1 }, '198.51.100.1'],
  [{ TRUSTED_PROXIES: 2 }, '192.0.2.1'],
  [{ TRUSTED_PROXIES: 9 }, '10.0.0.1'],
  [{ TRUSTED_PROXIES: 1, CLIENT_ADDRESS_HEADER: 'cf-connecting-ip' }, '203.0.113.9'],
])('with %j the visitor’s IP address is %s', (settings, ip) => {
  const allSettings = { CLIENT_ADDRESS_HEADER: undefined, ...settings };
  expect(getClientIp(forwarded, '127.0.0.1', allSettings)).toBe(ip);
  expect(getClientIp(new Headers(), '127.0.0.1', allSettings)).toBe('127.0.0.1');
});

const hashes = (ip: string) => hashIp(ip, 'salt');

test('an IPv4 address has one hash, which depends on the salt', () => {
  expect(hashes('192.0.2.1')).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(hashes('192.0.2.1')).not.toEqual(hashes('192.0.2.2'));
  expect(hashes('192.0.2.1')).not.toEqual(hashIp('192.0.2.1', 'pepper'));
});

test('an IPv6 address has a hash of its /64 and one of its /48', () => {
  const [subnet, site, ...rest] = hashes('2001:db8:1:2::1');
  expect([subnet === site, rest]).toEqual([false, []]);
  // Another subnet of the same site.
  expect(hashes('2001:db8:1:3::1')).toEqual([expect.not.stringMatching(subnet!), site]);
  const [otherSubnet, otherSite] = hashes('2001:db8:2:2::1');
  expect([otherSubnet === subnet, otherSite === site]).toEqual([false, false]);
});

test.each([
  ['192.0.2.1:4000', '192.0.2.1', 'a port'],
  ['[2001:db8:1:2::1]:4000', '2001:db8:1:2::1', 'a port'],
  ['2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2::1', 'another host of the subnet'],
  ['2001:db8::1', '2001:0db8:0000:0000:0000:0000:0000:0001', 'abbreviated zeros'],
  ['2001:db8:0:0:1::', '2001:db8::1', 'abbreviated zeros at the end'],
  ['::ffff:192.0.2.1', '192.0.2.1', 'an IPv4-mapped address'],
  ['::FFFF:c000:201', '192.0.2.1', 'an IPv4-mapped address'],
])('%s has the hashes of %s (%s)', (ip, same) => {
  expect(hashes(ip)).toEqual(hashes(same));
});

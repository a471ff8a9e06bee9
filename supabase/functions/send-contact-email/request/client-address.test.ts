import { expect, test } from 'vitest';
import { clientAddress, hashAddress } from './client-address.ts';

const settings = (TRUSTED_PROXIES: number, CLIENT_ADDRESS_HEADER?: string) => ({
  TRUSTED_PROXIES,
  CLIENT_ADDRESS_HEADER,
});
const forwarded = new Headers({
  'X-Forwarded-For': '10.0.0.1, 192.0.2.1, 198.51.100.1',
  'CF-Connecting-IP': '203.0.113.9',
});

test('the address is the one that the outermost trusted proxy saw', () => {
  expect(clientAddress(forwarded, '127.0.0.1', settings(0))).toBe('127.0.0.1');
  expect(clientAddress(forwarded, '127.0.0.1', settings(1))).toBe('198.51.100.1');
  expect(clientAddress(forwarded, '127.0.0.1', settings(2))).toBe('192.0.2.1');
  expect(clientAddress(forwarded, '127.0.0.1', settings(9))).toBe('10.0.0.1');
  expect(clientAddress(new Headers(), '127.0.0.1', settings(1))).toBe('127.0.0.1');
});

test('a host that names the visitor itself is believed', () => {
  expect(clientAddress(forwarded, '127.0.0.1', settings(1, 'cf-connecting-ip'))).toBe('203.0.113.9');
});

test('a subscriber’s IPv6 network counts as one address, others do not', () => {
  const hash = (address: string) => hashAddress(address, 'salt');
  expect(hash('2001:db8:1:2::1')).toBe(hash('2001:0db8:0001:0002:ffff:1:2:3'));
  expect(hash('2001:db8:1:2::1')).not.toBe(hash('2001:db8:1:3::1'));
  expect(hash('192.0.2.1')).not.toBe(hash('192.0.2.2'));
  expect(hash('192.0.2.1')).not.toBe(hashAddress('192.0.2.1', 'pepper'));
});

test('an IPv4 address that a socket of both kinds writes as IPv6 is the same address', () => {
  const hash = (address: string) => hashAddress(address, 'salt');
  expect(hash('::ffff:192.0.2.1')).toBe(hash('192.0.2.1'));
  expect(hash('::FFFF:c000:201')).toBe(hash('192.0.2.1'));
  expect(hash('::ffff:192.0.2.1')).not.toBe(hash('::ffff:192.0.2.2'));
});

import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('an IPv4 address stands for itself, also written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('')).toBe('');
});

test('an IPv6 address stands for its network of 64 bits, however it is written', () => {
  const network = '2001:db8:0:1::/64';
  const written = ['2001:db8:0:1::', '2001:db8:0:1:a:b:c:d', '2001:0DB8::1:0:0:0:9', '2001:db8:0:1::5%eth0'];
  for (const address of written) expect(networkOf(address)).toBe(network);
  expect(networkOf('2001:db8:0:2::1')).not.toBe(network);
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

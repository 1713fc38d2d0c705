import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, openTrust } from './client-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['nobody trusted', [], '10.0.0.1', '1.2.3.4', '10.0.0.1'],
  ['no proxy between', ['10.0.0.0/8'], '9.9.9.9', '1.2.3.4', '9.9.9.9'],
  ['a trusted proxy', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['written as IPv6', ['10.0.0.0/8'], '::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['what the client made up before', ['10.0.0.1'], '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['a chain of proxies', ['10.0.0.1', '172.16.0.9'], '10.0.0.1', '1.2.3.4,172.16.0.9', '1.2.3.4'],
  ['IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ['nothing said', ['127.0.0.1'], '127.0.0.1', undefined, '127.0.0.1'],
  ['words that are no address', ['10.0.0.0/8'], '10.0.0.1', 'not an ip; drop', '10.0.0.1'],
  ['words behind a chain of proxies', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, unknown, 10.0.0.2', '10.0.0.2'],
  ['an address with a port', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4:80', '10.0.0.1'],
  ['nothing but proxies', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.2', '10.0.0.2'],
])('%s', (_, proxies, remote, said, address) => {
  expect(clientAddress(request(remote, said), openTrust(proxies))).toBe(address);
});

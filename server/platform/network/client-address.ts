import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Tests for trusted proxies, whose X-Forwarded-For is believed (spec 13.2): addresses, or networks such as
 * '10.0.0.0/8'.
 */
export function openTrust(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const each of proxies) {
    const [network = '', bits] = each.split('/');
    if (bits === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(bits), familyOf(network));
  }
  return (address) => list.check(address, familyOf(address));
}

/**
 * The client's address: the connection's, or the last one named by a trusted proxy that is not a trusted proxy itself.
 * Words that are no address are not believed: limits and the log would count by what a client made up.
 */
export function clientAddress(
  { socket, headers }: IncomingMessage,
  isTrusted: (address: string) => boolean,
): string {
  let address = socket.remoteAddress ?? '';
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  for (
    let next = said.pop()?.trim();
    next && isIP(next) !== 0 && isTrusted(address);
    next = said.pop()?.trim()
  )
    address = next;
  return address;
}

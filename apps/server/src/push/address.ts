/** Which addresses lie on the open internet: nothing in this house may be reached by way of a push. */
import { BlockList, isIPv6 } from 'node:net';

const INNER: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const inner = new BlockList();
for (const [net, bits] of INNER) inner.addSubnet(net, bits, 'ipv4');
// of IPv6 only what is given to the internet is public, and of that not what wraps older addresses
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
inner.addSubnet('2001::', 32, 'ipv6');
inner.addSubnet('2001:db8::', 32, 'ipv6');
inner.addSubnet('2002::', 16, 'ipv6');

/** Whether an address is one of the open internet. */
export function isPublic(address: string): boolean {
  if (isIPv6(address)) return open.check(address, 'ipv6') && !inner.check(address, 'ipv6');
  return !inner.check(address, 'ipv4');
}

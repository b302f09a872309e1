import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that aren't the public internet: our own machine, home and company networks, and reserved ones. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(network, bits);
/** The public internet in IPv6; inside it, networks that lead to IPv4 addresses or nowhere. */
const PUBLIC6 = new BlockList();
PUBLIC6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && PUBLIC6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

export type Resolved = { readonly address: string; readonly family: number };

/** The addresses of a host. Undefined if it has none, or one that isn't public: then it can't be trusted at all. */
export async function resolvePublic(host: string): Promise<Resolved | undefined> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.every(({ address }) => isPublicAddress(address)) ? found[0] : undefined;
}

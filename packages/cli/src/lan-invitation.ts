import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Interfaces of containers and virtual machines, which phones can't reach. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet)/;

/** This machine's IPv4 addresses on local networks. */
export const lanAddresses = (interfaces: Interfaces): readonly string[] =>
  Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, all = []]) => all.filter(({ family, internal }) => family === 'IPv4' && !internal))
    .map(({ address }) => address);

/** What to print so that phones on the same network can join. Empty if the server isn't reachable from outside. */
export function lanInvitation(host: string, port: number, interfaces: Interfaces, isTty: boolean): string {
  if (host !== '0.0.0.0' && host !== '::') return '';
  const [first, ...more] = lanAddresses(interfaces).map((address) => `http://${address}:${port}/`);
  if (first === undefined) return '';
  const lines = [`On phones in the same network: ${[first, ...more].join(' or ')}`];
  if (isTty) lines.push('', renderUnicodeCompact(first, { border: 2 }), '');
  lines.push(`If a phone can't open it: ${first}help/network`);
  return `${lines.join('\n')}\n`;
}

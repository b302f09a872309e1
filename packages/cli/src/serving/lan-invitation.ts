import { type Interfaces, lanAddresses } from '@saloon/server';
import { renderUnicodeCompact } from 'uqr';

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

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeLogger } from '@saloon/server';
import { expect, onTestFinished, test } from 'vitest';
import { clientFrame, OPCODE, openRaw } from '../packages/server/src/testing/raw-frames.ts';
import { realServer } from '../packages/server/src/testing/real-server.ts';

const hosting = readFileSync(fileURLToPath(new URL('../docs/hosting.md', import.meta.url)), 'utf8');

/** The filter in docs/hosting.md. fail2ban replaces `<SUBNET>` with an address or a network. */
function filter(): RegExp {
  const [, failregex = ''] = /^failregex = (.*)$/m.exec(hosting) ?? [];
  return new RegExp(failregex.replace('<SUBNET>', '(?<address>[0-9A-Fa-f:.]+(?:/[0-9]{1,3})?)'));
}

test('the fail2ban filter in docs/hosting.md finds the addresses of a flood and of a wrong secret in a real log', async () => {
  const lines: string[] = [];
  const logger = makeLogger('info', (line) => lines.push(line.trimEnd()));
  const { port } = await realServer({ isBehindProxy: true, logger });
  for (const address of ['192.0.2.66', '2001:db8:1:2::7']) {
    const { socket, until, closed } = openRaw(port, { 'x-forwarded-for': address });
    onTestFinished(() => void socket.destroy());
    await until('101 ');
    socket.write(Buffer.concat(Array.from({ length: 1000 }, () => clientFrame('', OPCODE.ping))));
    await closed;
    await openRaw(port, { 'x-forwarded-for': address }).closed;
  }
  await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.8' } });
  const found = lines.map((line) => filter().exec(line)?.groups?.address).filter((address) => address !== undefined);
  expect(new Set(found)).toEqual(new Set(['192.0.2.66', '2001:db8:1:2::/64', '192.0.2.8']));
  expect(lines.some((line) => line.includes('"event":"limit"'))).toBe(true);
  expect(filter().test(lines.find((line) => line.includes('"event":"limit"')) ?? '')).toBe(false);
});

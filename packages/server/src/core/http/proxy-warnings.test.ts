import type { IncomingMessage } from 'node:http';
import pino from 'pino';
import { expect, test } from 'vitest';
import { proxyWarnings } from './proxy-warnings.ts';

const direct = { headers: {} } as IncomingMessage;
const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } } as unknown as IncomingMessage;

function watched(isBehindProxy: boolean) {
  const told: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void told.push(JSON.parse(line).msg) });
  return { told, front: proxyWarnings(log, isBehindProxy) };
}

test('warns once of a proxy that is not trusted or sends no addresses, and never of a correct one', () => {
  for (const [isBehindProxy, good, bad, sentence] of [
    [false, direct, forwarded, /^Somebody came with X-Forwarded-For, .* start with --behind-proxy$/],
    [true, forwarded, direct, /^Somebody came without X-Forwarded-For: .* send that header$/],
  ] as const) {
    const { told, front } = watched(isBehindProxy);
    front.came(good);
    expect(told).toEqual([]);
    front.came(bad);
    front.came(bad);
    expect(told).toEqual([expect.stringMatching(sentence)]);
    expect(told.join()).not.toContain('203.0.113.9');
  }
});

test('warns once that a page was refused, with what helps', () => {
  const { told, front } = watched(true);
  front.refused();
  front.refused();
  expect(told).toEqual([expect.stringMatching(/^A page was refused: .*Host header.*--origin$/)]);
});

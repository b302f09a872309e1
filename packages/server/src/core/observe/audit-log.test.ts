import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { AuditLog } from './audit-log.ts';
import { makeLogger } from './logger.ts';
import { makeMetrics } from './metrics.ts';

const ann = userId('d52b25df1593c0cacfa5a57c');
const origin = { address: '192.0.2.1', user: ann };

function auditing(isHashed = false) {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: 0 };
  const metrics = makeMetrics();
  const log = makeLogger('info', (line) => {
    const { time: _, ...rest } = JSON.parse(line) as Record<string, unknown>;
    lines.push(rest);
  });
  return { lines, clock, metrics, audit: new AuditLog(log, metrics, () => clock.now, isHashed) };
}

test('each event is one line with the address and the user, and is counted', async () => {
  const { audit, lines, metrics } = auditing();
  audit.limit('messages', origin);
  audit.dropped('flood', origin);
  audit.blocked(10_000, origin);
  audit.turnedAway({ address: '192.0.2.1' });
  audit.admin('revoke', { target: ann }, { address: '127.0.0.1' });
  audit.denied({ address: '192.0.2.7' });
  const who = { address: '192.0.2.1', user: ann };
  expect(lines).toEqual([
    { level: 30, event: 'limit', limit: 'messages', ...who, msg: 'limit reached' },
    { level: 40, event: 'dropped', why: 'flood', ...who, msg: 'connection dropped' },
    { level: 40, event: 'blocked', seconds: 10, ...who, msg: 'address blocked' },
    { level: 30, event: 'turned-away', address: '192.0.2.1', msg: 'blocked address turned away' },
    { level: 30, event: 'admin', action: 'revoke', target: ann, address: '127.0.0.1', msg: 'admin action' },
    { level: 40, event: 'denied', address: '192.0.2.7', msg: 'admin access denied' },
  ]);
  const counted = await metrics.registry.metrics();
  for (const line of [
    'saloon_limits_hit_total{limit="messages"} 1',
    'saloon_connections_dropped_total{why="flood"} 1',
    'saloon_address_blocks_total 1',
    'saloon_connections_turned_away_total 1',
    'saloon_admin_requests_total{action="revoke"} 1',
    'saloon_admin_requests_total{action="denied"} 1',
  ])
    expect(counted).toContain(line);
});

test('the same thing from one address is logged every ten seconds, with a count of what was left out', () => {
  const { audit, lines, clock } = auditing();
  for (let i = 0; i < 1000; i++) audit.limit('messages', origin);
  audit.limit('commands', origin);
  expect(lines.map(({ limit, unsaid }) => [limit, unsaid])).toEqual([
    ['messages', undefined],
    ['commands', undefined],
  ]);
  clock.now = 10_000;
  audit.limit('messages', origin);
  expect(lines.at(-1)).toMatchObject({ limit: 'messages', unsaid: 999 });
});

test('many addresses together can’t fill the disk, and admin actions are still logged', async () => {
  const { audit, lines, metrics } = auditing();
  for (let i = 0; i < 50_000; i++) audit.limit('requests', { address: `2001:db8:${i}::/64` });
  expect(lines).toHaveLength(100);
  audit.admin('revoke', {}, { address: '127.0.0.1' });
  expect(lines).toHaveLength(101);
  expect(await metrics.registry.metrics()).toContain('saloon_limits_hit_total{limit="requests"} 50000');
});

test('a hashed address can be followed but not read', () => {
  const { audit, lines } = auditing(true);
  audit.limit('messages', origin);
  audit.dropped('flood', origin);
  audit.dropped('flood', { address: '192.0.2.2' });
  const [first, second, other] = lines.map(({ address }) => address);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(JSON.stringify(lines)).not.toContain('192.0.2');
});

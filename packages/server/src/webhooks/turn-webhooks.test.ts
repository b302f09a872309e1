import { findGame } from '@saloon/catalog';
import { seat } from '@saloon/kernel';
import { tableId, userId } from '@saloon/protocol';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { Webhook } from '../people/safety-records.ts';
import { FakeClock, settle } from '../testing/fake-clock.ts';
import { TurnWebhooks } from './turn-webhooks.ts';

test('two moves in one moment post once, and a webhook that is added later is used at once', async () => {
  const clock = new FakeClock();
  const posted: string[] = [];
  let webhook: Webhook | undefined;
  const safety = { webhook: async () => webhook };
  const deps = { safety, clock, log: pino({ level: 'silent' }), findGame };
  const webhooks = new TurnWebhooks(deps, { post: async (url) => void posted.push(url) });
  const table = { id: tableId('table1'), stored: { phase: 'playing', game: 'colt-express' } } as never;
  const seating = { title: '', pace: 'correspondence', isPrivate: true, people: [userId('ann')], names: ['Ann'] };
  const move = () => webhooks.onTurnChanged(table, undefined, { ...seating, toAct: [seat(0)] });
  move();
  await settle();
  webhook = {
    table: tableId('table1'),
    user: userId('ann'),
    url: 'https://example.org/hook',
    shape: 'slack',
    lang: 'en',
    origin: '',
  };
  move();
  move();
  await settle();
  expect(posted).toEqual(['https://example.org/hook']);
});

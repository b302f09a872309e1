import { findGame } from '@saloon/catalog';
import { seat } from '@saloon/kernel';
import { tableId, userId } from '@saloon/protocol';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { StoredSeating } from '../../core/store/store.ts';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { TurnWebhooks } from './turn-webhooks.ts';
import type { Webhook } from './webhook-records.ts';

const webhook: Webhook = {
  table: tableId('table1'),
  user: userId('ann'),
  url: 'https://example.org/hook',
  shape: 'slack',
  lang: 'en',
  origin: '',
};
const people = ['ann', 'bob', 'cal'].map(userId);
const seating = { title: '', pace: 'correspondence', isPrivate: true, people, names: ['Ann', 'Bob', 'Cal'] };

/** A table of three, its webhook, and what was posted about it. */
function tableOfThree() {
  const clock = new FakeClock();
  const posted: string[] = [];
  const state: { webhook: Webhook | undefined; queries: number } = { webhook, queries: 0 };
  const records = {
    async of() {
      state.queries += 1;
      return state.webhook;
    },
  };
  const post = async (_url: string, body: string) => void posted.push(body);
  const webhooks = new TurnWebhooks({ webhooks: records, clock, log: pino({ level: 'silent' }), findGame }, { post });
  const table = { id: tableId('table1'), stored: { phase: 'playing', game: 'colt-express' }, seating: {} };
  let before: StoredSeating | undefined;
  async function turnOf(...seats: readonly number[]) {
    const now: StoredSeating = { ...seating, toAct: seats.map(seat), dueAt: clock.wall() + 1000 };
    table.seating = now;
    webhooks.onTurnChanged(table as never, before, now);
    before = now;
    await settle();
  }
  const named = () => posted.map((body) => ['Ann', 'Bob', 'Cal'].filter((name) => body.includes(name)).join());
  return { clock, webhooks, state, turnOf, named };
}

test('two moves in one moment post once, and a webhook that is added later is used at once', async () => {
  const { webhooks, state, turnOf, named } = tableOfThree();
  state.webhook = undefined;
  await turnOf(0);
  state.webhook = webhook;
  webhooks.onSet(webhook.table);
  await Promise.all([turnOf(1), turnOf(1)]);
  expect(named()).toEqual(['Bob']);
});

test('a turn soon after another is posted later, unless it is over by then', async () => {
  const { clock, turnOf, named } = tableOfThree();
  await turnOf(0);
  await clock.pass(3000);
  await turnOf(1);
  await clock.pass(1000);
  await turnOf(2);
  expect(named()).toEqual(['Ann']);
  await clock.pass(6000);
  expect(named()).toEqual(['Ann', 'Cal']);
  await clock.pass(60_000);
  expect(named()).toEqual(['Ann', 'Cal']);
  await turnOf(0);
  expect(named()).toEqual(['Ann', 'Cal', 'Ann']);
  expect(clock.pending).toBe(1);
});

test('a table without a webhook is looked up once a minute, and leaves no timer', async () => {
  const { clock, state, turnOf } = tableOfThree();
  state.webhook = undefined;
  for (let i = 0; i < 20; i++) await turnOf(i % 3);
  expect([state.queries, clock.pending]).toEqual([1, 0]);
  await clock.pass(61_000);
  await turnOf(0);
  expect(state.queries).toBe(2);
});

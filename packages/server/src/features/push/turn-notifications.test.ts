import { setTimeout as pause } from 'node:timers/promises';
import { gameId, seat } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { makeMetrics } from '../../core/observe/metrics.ts';
import { openSqliteStore } from '../../core/store/sqlite/sqlite-store.ts';
import type { StoredSeating } from '../../core/store/store.ts';
import type { LiveTable } from '../../core/tables/live-table.ts';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { pushService } from '../../testing/push-service.ts';
import { ann, bob, tableOf } from '../../testing/stored-rows.ts';
import { TurnNotifications } from './turn-notifications.ts';

const [ANN, BOB] = [seat(0), seat(1)];
const asks = (toAct: StoredSeating['toAct'], dueAt = 9000): StoredSeating => ({
  title: 'High noon',
  pace: 'correspondence',
  isPrivate: true,
  people: [ann, bob, ''],
  names: ['Ann', 'Bob', ''],
  toAct,
  dueAt,
});

/** As much of a table as notifications need: who has it open, and what it asks now. */
const tableWith = (here: readonly UserId[], seating: StoredSeating) =>
  ({
    stored: tableOf('table1', { phase: 'playing' }),
    seating,
    subscriptionsOf: (user: UserId) => here.filter((one) => one === user),
  }) as unknown as LiveTable;

async function setUp() {
  const [clock, service] = [new FakeClock(), pushService()];
  const store = openSqliteStore(':memory:', 0);
  for (const user of [ann, bob])
    await store.savePushSubscription({ user, subscription: service.device(user), keptAt: 0 }, 8);
  const setup = { contact: 'https://example.org', services: ['push.test'], send: service.post };
  const deps = { store, clock, log: pino({ level: 'silent' }), metrics: makeMetrics() };
  const brought = async () => {
    await settle();
    // Messages are encrypted in a thread of their own.
    await pause(20);
    return service.brought.splice(0);
  };
  const notified = async () => (await brought()).map(({ endpoint }) => endpoint.split('/').at(-1));
  return { clock, notified, brought, notifications: new TurnNotifications(deps, setup) };
}

test('a new turn notifies once; the next turn notifies again', async () => {
  const { notifications, notified } = await setUp();
  const away = tableWith([], asks([ANN, BOB]));
  notifications.onTurnChanged(away, undefined, asks([ANN]));
  expect(await notified()).toEqual(['ann']);
  notifications.onTurnChanged(away, asks([ANN]), asks([ANN, BOB]));
  expect(await notified()).toEqual(['bob']);
  notifications.onTurnChanged(away, asks([ANN, BOB]), asks([BOB]));
  expect(await notified()).toEqual([]);
  notifications.onTurnChanged(away, asks([BOB]), asks([BOB], 10_000));
  expect(await notified()).toEqual(['bob']);
});

test('a notification names the current game, also if the table was opened with another', async () => {
  const { notifications, brought } = await setUp();
  const other = { ...asks([ANN]), game: gameId('colt-express') };
  for (const now of [asks([ANN]), other]) notifications.onTurnChanged(tableWith([], now), undefined, now);
  expect((await brought()).map(({ text }) => JSON.parse(text).game)).toEqual(['wright-brothers', 'colt-express']);
});

test('bots and empty seats are not notified', async () => {
  const { notifications, notified } = await setUp();
  notifications.onTurnChanged(tableWith([], asks([])), undefined, asks([seat(2), seat(3)]));
  expect(await notified()).toEqual([]);
});

test('a player who has the table open is notified later, if it is still their turn and they have not left', async () => {
  const { notifications, notified, clock } = await setUp();
  const FIVE_MINUTES = 300_000;
  for (const [here, now, expected] of [
    [[ann], asks([ANN]), ['ann']],
    [[ann], asks([BOB]), []],
    [[ann], asks([ANN], 10_000), []],
    [[bob], asks([ANN]), []],
  ] as const) {
    const people: UserId[] = [ann];
    notifications.onTurnChanged(tableWith(people, now), undefined, asks([ANN]));
    people.splice(0, 1, ...here);
    await clock.pass(FIVE_MINUTES - 1);
    expect(await notified()).toEqual([]);
    await clock.pass(1);
    expect(await notified()).toEqual(expected);
  }
});

test('pending notifications do not delay the shutdown', async () => {
  const { notifications, clock } = await setUp();
  notifications.onTurnChanged(tableWith([ann], asks([ANN])), undefined, asks([ANN]));
  expect(clock.pending).toBe(1);
  notifications.stop();
  expect(clock.pending).toBe(0);
});

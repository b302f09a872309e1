import { seat } from '@saloon/kernel';
import { type ServerMessage, tableId, userId } from '@saloon/protocol';
import { ReactionTimes, type TableActor } from '@saloon/table';
import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { Subscribers } from './subscribers.ts';
import type { SubscribedTable, Subscriber } from './subscription.ts';

const NEVER = Number.POSITIVE_INFINITY;
const nothing = () => undefined;
const ann = userId('ann');
const cal = userId('cal');

/** A table at which Ann sits and Cal watches; `race.isOpen` says whether a race is on. */
function annsTable(told?: number) {
  const race = { isOpen: false, count: 0 };
  const clock = new FakeClock();
  const actor = {
    deals: 0,
    hasRaces: true,
    get races() {
      return race.count;
    },
    get isRacing() {
      return race.isOpen;
    },
    latencyOf: () => told,
    viewerOf: (user: string) => (user === ann ? seat(0) : 'spectator'),
    attach: () => ({ type: 'sync', version: 1 }),
    presence: nothing,
    rename: nothing,
    detach: nothing,
  } as unknown as TableActor;
  const table = { id: tableId('t'), actor } as unknown as SubscribedTable;
  const { wall, after } = clock;
  const reactions = new ReactionTimes();
  const subscribers = new Subscribers({ table, actor, now: clock.monotonic, wall, after, reactions, changed: nothing });
  const connect = (user: typeof ann, trips: { roundTrip?: number; usualTrip?: number; raceTrip?: number } = {}) => {
    const got: unknown[] = [];
    const pings: unknown[] = [];
    const shown = { roundTrip: undefined, usualTrip: undefined, raceTrip: undefined, ...trips };
    const subscriber: Subscriber = Object.assign(shown, {
      joined: new Map(),
      screens: new Set<never>(),
      send: (message: ServerMessage) => void got.push(message.type),
      sendText: (text: string) => void got.push(text),
      done: nothing,
      refuse: nothing,
      measure: nothing,
      beforeStep: () => void pings.push(['before', got.length]),
      afterSignal() {
        pings.push(['after', got.at(-1)]);
        Object.assign(shown, { raceTrip: NEVER });
      },
      rejoin: nothing,
      resend: nothing,
    });
    subscribers.join(subscriber, { identity: { user }, name: user }, undefined);
    for (const sync of subscribers.takeSyncs([], 0)) subscribers.send(sync);
    const [subscription] = subscribers.of(user).filter((one) => one.subscriber === subscriber);
    if (subscription === undefined) throw new Error('Cannot test: not joined');
    return { got, pings, shown, subscription };
  };
  const signal = () => {
    race.isOpen = true;
    race.count += 1;
    const step = (to: 'spectator' | ReturnType<typeof seat>) => ({ to, version: 2, text: 'signal' });
    subscribers.broadcast([step(seat(0)), step('spectator')], []);
  };
  return { subscribers, connect, signal, race, clock, latency: () => subscribers.latencyOf(ann) };
}

test('[WB-TIME-2] the smallest round trip of the game survives a reconnect, and counts for all devices', () => {
  const { connect, subscribers, latency } = annsTable();
  const first = connect(ann, { roundTrip: 30 });
  expect(latency()).toBe(30);
  connect(ann, { roundTrip: 130 });
  subscribers.leave(first.subscription);
  expect(latency()).toBe(30);
  connect(ann, { roundTrip: 25 });
  expect(latency()).toBe(25);
});

test('[WB-TIME-2] a connection that nobody asked about before it closed is remembered too', () => {
  const { connect, subscribers, latency } = annsTable();
  subscribers.leave(connect(ann, { roundTrip: 20 }).subscription);
  connect(ann, { roundTrip: 120 });
  expect(latency()).toBe(20);
});

test('[WB-TIME-2] after a restart, or on another server, what the game was told last counts', () => {
  const { connect, latency } = annsTable(40);
  connect(ann, { roundTrip: 140 });
  expect(latency()).toBe(40);
});

test('[WB-TIME-2] who is shown the race on an unmeasured connection is credited nothing in it', () => {
  const { connect, signal, subscribers, race, latency } = annsTable();
  connect(ann, { roundTrip: 150 }).shown.raceTrip = undefined;
  const ear = connect(ann);
  signal();
  expect(latency()).toBe(0);
  // Closing it again doesn't help.
  subscribers.leave(ear.subscription);
  expect(latency()).toBe(0);
  race.isOpen = false;
  for (const { subscriber } of subscribers.of(ann)) Object.assign(subscriber, { raceTrip: undefined });
  expect(latency()).toBe(150);
});

test('[WB-TIME-2] a hand on a connection that joined the open race is credited nothing', () => {
  const { connect, signal, race, latency } = annsTable();
  const seated = connect(ann, { roundTrip: 150 });
  signal();
  seated.shown.raceTrip = 150 as never;
  expect(latency()).toBe(150);
  connect(ann);
  expect([race.isOpen, latency()]).toEqual([true, 0]);
});

test('[WB-TIME-2] nothing before the first answer of the race; then its median, as far as the connection is always unsteady', () => {
  const { connect, signal, latency } = annsTable();
  const { shown } = connect(ann, { roundTrip: 40 });
  signal();
  const credited = (raceTrip: number, usualTrip?: number) => {
    Object.assign(shown, { raceTrip, usualTrip });
    return latency();
  };
  expect(credited(NEVER)).toBe(0);
  // Late in this race only, or with too few answers to know.
  expect([credited(140), credited(140, 41), credited(41, 60)]).toEqual([40, 41, 41]);
  // Once the usual answers were prompt, they stay so in this game.
  expect(credited(60, 60)).toBe(41);
  const wifi = annsTable();
  const unsteady = wifi.connect(ann, { roundTrip: 40, usualTrip: 58 });
  wifi.signal();
  unsteady.shown.raceTrip = 55 as never;
  expect(wifi.latency()).toBe(50);
});

test('[WB-TIME-4] spectators get the signal, and what follows it, 200 ms after the players', async () => {
  const { connect, signal, subscribers, clock } = annsTable();
  const [player, spectator] = [connect(ann, { roundTrip: 10 }), connect(cal)];
  signal();
  const next = { to: 'spectator', version: 3, text: 'next' } as const;
  subscribers.broadcast([next], []);
  const late = connect(cal);
  expect([player.got, spectator.got, late.got]).toEqual([['sync', 'signal'], ['sync'], []]);
  await clock.pass(199);
  expect(spectator.got).toEqual(['sync']);
  await clock.pass(1);
  expect([spectator.got, late.got]).toEqual([['sync', 'signal', 'next'], ['sync']]);
  subscribers.broadcast([next], []);
  expect(spectator.got).toEqual(['sync', 'signal', 'next', 'next']);
});

test('[WB-TIME-2] no ping goes before the signal, where bad Wi-Fi would hold it up', () => {
  const { connect, signal } = annsTable();
  const { pings } = connect(ann, { roundTrip: 30 });
  signal();
  expect(pings).toEqual([['after', 'signal']]);
});

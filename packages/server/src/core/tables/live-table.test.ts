import type { Seat } from '@saloon/kernel';
import { seat } from '@saloon/kernel';
import { type ServerMessage, type TableId, tableId, userId } from '@saloon/protocol';
import { openTable, ReactionTimes, type TableActor } from '@saloon/table';
import pino from 'pino';
import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { seeds } from '../../testing/memory-server.ts';
import { tableOf } from '../../testing/stored-rows.ts';
import { Listeners } from '../hooks/listeners.ts';
import type { OpenBatch } from './commit-queue.ts';
import { LiveTable, type LiveTableSetup } from './live-table.ts';
import type { Subscriber, Subscription } from './subscription.ts';
import { correspondenceClock } from './table-clock.ts';

const nothing = () => undefined;
const lifecycle = {
  changed: nothing,
  onCommitted: nothing,
  onWriteFailed: nothing,
  onLeaseLost: nothing,
  onTurnChanged: nothing,
  onError: nothing,
};
const host: LiveTableSetup = {
  lifecycle,
  events: new Listeners(pino({ level: 'silent' })),
  saveSnapshot: nothing,
  wall: () => 0,
  after: nothing,
  reactions: new ReactionTimes(),
};

function annsTable() {
  const opened = openTable({
    id: tableId('table1'),
    seed: seeds()(),
    host: { user: userId('ann'), name: 'Ann' },
    request: {
      type: 'open-table',
      id: 'x',
      game: 'wright-brothers',
      seats: [{ type: 'me' }, { type: 'open' }],
      isPrivate: false,
    },
  });
  if (!opened.ok) throw new Error('Cannot test: no table');
  return opened.table;
}

/** A table where these seats have to act before the deadline. */
function waitingFor(toAct: readonly Seat[], deadline: number | undefined): LiveTable {
  const { seating, info } = annsTable();
  const actor = { seating, info, toAct, deadline, noteReactions: nothing } as unknown as TableActor;
  const clock = new FakeClock();
  return new LiveTable(host, actor, correspondenceClock(clock, 0, clock.wall()), tableOf('table1'), {
    seq: 1,
    lastBody: '',
    snapshotSeq: 0,
  });
}

test('a list shows the deadline of those who have to act, and no hidden clock', () => {
  const opened = new FakeClock().wall();
  expect(waitingFor([seat(1)], 5000).seating).toMatchObject({ toAct: [1], dueAt: opened + 5000 });
  expect(waitingFor([seat(1)], undefined).seating).not.toHaveProperty('dueAt');
  expect(waitingFor([], 5000).seating).not.toHaveProperty('dueAt');
});

/** A subscriber that keeps what it was sent. */
function aSubscriber() {
  const got: ServerMessage[] = [];
  const joined = new Map<TableId, Subscription>();
  const subscriber: Subscriber = {
    joined,
    screens: new Set(),
    roundTrip: undefined,
    usualTrip: undefined,
    raceTrip: undefined,
    send: (message) => void got.push(message),
    sendText: (text) => void got.push(JSON.parse(text) as ServerMessage),
    done: nothing,
    refuse: nothing,
    measure: nothing,
    beforeStep: nothing,
    afterSignal: nothing,
    rejoin: nothing,
    resend: nothing,
  };
  return { subscriber, got, subscription: () => [...joined.values()][0] as Subscription };
}

const visitor = (name: string) => ({ identity: { user: userId(name.toLowerCase()) }, name });

/** Commits everything so far. Returns the entries. */
function write(table: LiveTable): readonly { readonly type: string }[] {
  const batch: OpenBatch = { users: [], tables: [], entries: [], finished: [] };
  table.collect(batch);
  table.prepare();
  table.onCommitted();
  return batch.entries.map(({ body }) => JSON.parse(body) as { type: string });
}

/** Ann and Bob play, each on their own connection, by a clock that doesn't wake the table. */
function annAndBobPlay(at: LiveTableSetup = host) {
  const clock = new FakeClock();
  const table = new LiveTable(at, annsTable(), correspondenceClock(clock, 0, clock.wall()), tableOf('table1'));
  const [ann, bob] = [aSubscriber(), aSubscriber()];
  table.join(ann.subscriber, visitor('Ann'), undefined);
  table.join(bob.subscriber, visitor('Bob'), undefined);
  write(table);
  table.command(bob.subscription(), 'b1', { type: 'sit', seat: seat(1) });
  write(table);
  table.command(ann.subscription(), 'a1', { type: 'start' });
  write(table);
  return { clock, table, ann, bob };
}

test('a client that joins when a timer is due gets the table after it, and both are committed together', async () => {
  const { clock, table } = annAndBobPlay();
  const { version, deadline = 0 } = table.actor;
  const tab = aSubscriber();
  await clock.pass(deadline + 1);
  table.join(tab.subscriber, visitor('Ann'), undefined);
  expect(table.actor.version).toBe(version);
  expect(write(table)).toMatchObject([{ type: 'input', input: { type: 'timer' } }]);
  expect(tab.got).toMatchObject([{ type: 'sync', version: version + 1 }]);
  expect(write(table)).toEqual([]);
});

test('a view is no longer built when its last subscriber leaves', () => {
  const { table, ann } = annAndBobPlay();
  const [eve, tab] = [aSubscriber(), aSubscriber()];
  for (const { subscriber } of [eve, tab]) table.join(subscriber, visitor('Eve'), undefined);
  write(table);
  const toldAfter = (act: () => void) => {
    act();
    table.command(ann.subscription(), `a${table.actor.version}`, { type: 'chat', text: 'Eve?' });
    const told = table.actor.takeMessages().map(({ to }) => to);
    write(table);
    return told;
  };
  expect(toldAfter(() => table.leave(tab.subscription()))).toEqual([0, 1, 'spectator']);
  expect(toldAfter(() => table.leave(eve.subscription()))).toEqual([0, 1]);
});

test('a committed change that can’t be serialized is acknowledged, and then the table fails', () => {
  const heard: string[] = [];
  const { table, ann, bob } = annAndBobPlay({
    ...host,
    lifecycle: { ...lifecycle, onError: (_, error) => heard.push(String(error)) },
  });
  const before = bob.got.length;
  ann.subscriber.done = (id) => heard.push(id);
  table.actor.takeMessages = () => {
    throw new Error('Cannot say');
  };
  table.command(ann.subscription(), 'a2', { type: 'chat', text: 'Howdy' });
  expect(write(table)).toMatchObject([{ type: 'said' }]);
  expect(heard).toEqual(['a2', 'Error: Cannot say']);
  expect(bob.got.length).toBe(before);
});

import { findGame } from '@saloon/catalog';
import { rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Entry } from '../log/entry.ts';
import { rebuildTable } from '../open-table.ts';
import { ann, bob, Client, cal, overTheWire, playing, playOn, playUntil } from '../testing/index.ts';

const game = findGame('wright-brothers') as NonNullable<ReturnType<typeof findGame>>;
const people = [ann, bob, cal];

function started(rounds = 2) {
  const table = playing(people, { rounds });
  const rng = rngFrom(seedOf(21));
  for (const user of people) table.attach(user);
  return { table, rng };
}

test('a whole sync says all that the viewer may know', () => {
  const { table } = started();
  const sync = table.table.attach(bob, table.at);
  expect(sync).toMatchObject({
    type: 'sync',
    table: 'table1',
    version: table.table.version,
    now: 0,
    info: table.table.info,
    you: { seat: 1, isHost: false },
    view: game.view(table.table.state, table.viewerOf(bob)),
  });
});

test('patches lead every listener to the view that a new one gets', () => {
  const { table, rng } = started();
  do {
    for (const user of people) {
      const fresh = new Client(user, table.viewerOf(user), table.table.attach(user, table.at));
      const { view, offer, info } = table.client(user);
      expect({ view, offer, info }).toEqual({ view: fresh.view, offer: fresh.offer, info: fresh.info });
      expect(fresh.view).toEqual(overTheWire(game.view(table.table.state, table.viewerOf(user))));
    }
  } while (playOn(table, rng));
});

test('a returning viewer gets the events since then, each once', () => {
  const { table, rng } = started();
  for (let i = 0; i < 10; i++) playOn(table, rng);
  const { version } = table.client(bob);
  const seen = table.client(bob).events.length;
  for (let i = 0; i < 20; i++) playOn(table, rng);
  const missed = table.client(bob).events.slice(seen);
  expect(new Client(bob, table.viewerOf(bob), table.table.attach(bob, table.at, version)).events).toEqual(missed);
});

test('a viewer from before the deal gets the deal', () => {
  const { table } = started();
  const types = (events: readonly unknown[]) => events.map((event) => (event as { type: string }).type);
  const dealt = table.log.findIndex(({ type }) => type === 'dealt');
  const { version } = rebuildTable(table.log.slice(0, dealt));
  for (const since of [1, version]) {
    const { events } = new Client(bob, table.viewerOf(bob), table.table.attach(bob, table.at, since));
    expect(types(events).slice(0, 1)).toEqual(['round-started']);
  }
  const { events } = new Client(bob, table.viewerOf(bob), table.table.attach(bob, table.at, version + 1));
  expect(types(events)).not.toContain('round-started');
});

test('a new viewer, or one who was away too long, gets the last thirty events', () => {
  const { table, rng } = started(20);
  playUntil(table, people, rng, () => table.table.version > 180);
  expect(table.table.info.phase).toBe('playing');
  const last = table.client(bob).events.slice(-30);
  for (const since of [undefined, 1]) {
    expect(new Client(bob, table.viewerOf(bob), table.table.attach(bob, table.at, since)).events).toEqual(last);
  }
});

test('the last forty steps at least are known after a crash as before it', () => {
  const { table, rng } = started(20);
  playUntil(table, people, rng, () => table.table.version > 150);
  const again = table.rebuilt();
  for (const since of [table.table.version - 35, table.table.version]) {
    expect(again.attach(bob, table.at, since)).toEqual(table.table.attach(bob, table.at, since));
  }
});

test('only attached viewers get messages', () => {
  const { table } = started();
  for (const user of [bob, cal]) {
    table.table.detach(table.viewerOf(user));
    table.clients.delete(user);
  }
  const { active, turn } = table.client(ann).view as { active: number; turn: number };
  table.table.command(people[active] ?? ann, '', 'x', { type: 'move', move: 'pass', answers: turn }, table.at);
  expect(table.table.takeMessages().map(({ to }) => to)).toEqual([0]);
  table.table.detach(table.viewerOf(ann));
  table.table.wake(200_000);
  expect(table.table.takeMessages()).toEqual([]);
});

test('messages from before a viewer joined are not sent to it', () => {
  const { table } = started();
  const { active, turn } = table.client(ann).view as { active: number; turn: number };
  table.table.command(people[active] ?? ann, '', 'x', { type: 'move', move: 'pass', answers: turn }, table.at);
  const sync = table.table.attach(bob, table.at);
  const before = table.table.takeMessages();
  expect(before.map(({ to }) => to).sort()).toEqual([0, 1, 2]);
  expect(sync).toMatchObject({ version: table.table.version, view: { turn: turn + 1 } });
  expect(table.table.takeMessages()).toEqual([]);
});

test('several steps of one turn of the host are one message', () => {
  const { table } = started();
  for (let i = 0; i < 3; i++) {
    const { active, turn } = game.view(table.table.state, 'spectator') as { active: number; turn: number };
    table.table.command(people[active] ?? ann, '', `x${i}`, { type: 'move', move: 'pass', answers: turn }, table.at);
  }
  const messages = table.table.takeMessages();
  expect(messages).toHaveLength(3);
  for (const { text } of messages)
    expect(JSON.parse(text)).toMatchObject({ type: 'step', version: table.table.version });
});

test('how far back missed events go depends on public events only, not on other players’ latency', () => {
  const { table, rng } = started(9);
  const dealt = table.table.version;
  const missedSince = (since: number) => {
    const sync = table.table.attach(ann, table.at, since);
    return sync.type === 'sync' ? sync.missed : undefined;
  };
  for (let i = 0; table.table.version < dealt + 130; i++) {
    table.table.lag(bob, 20 + 60 * (i % 3), table.at);
    if (!playOn(table, rng)) break;
    const forty = Math.floor((table.table.version - dealt) / 40);
    if (forty < 2) expect(missedSince(0)).toBe('all');
    else {
      const from = dealt + 40 * (forty - 1);
      expect([missedSince(from - 1), missedSince(from)]).toEqual(['some', 'all']);
    }
  }
  const isLine = (entry: Entry) => entry.type === 'input' && entry.input.type === 'lag';
  expect(table.log.filter(isLine).length).toBeGreaterThan(40);
  expect(table.table.version).toBeGreaterThanOrEqual(dealt + 130);
});

import { findGame } from '@saloon/catalog';
import { canonicalJson, rngFrom, seedOf } from '@saloon/kernel';
import { type ServerMessage, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { HOST_AWAY_MS } from '../clocks/due.ts';
import type { Table } from '../table.ts';
import { ann, bob, cal, playing, playOn, TestTable } from '../testing/index.ts';

const zoe = userId('zoe');
const GAMES = ['wright-brothers', 'bang-duel', 'caliber-45', 'colt-express'] as const;
const PEOPLE = { 'wright-brothers': 3, 'bang-duel': 2, 'caliber-45': 4, 'colt-express': 3 } as const;

/** A game with this many people, all of them here, and Zoe watching. */
function dealt(game: (typeof GAMES)[number], n: number): TestTable {
  const people = [ann, bob, cal, userId('dot')].slice(0, PEOPLE[game]);
  const seats = people.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const table = new TestTable({ game, seats, seed: seedOf(n), options: {} });
  table.come(...people, zoe);
  for (const [seat, user] of people.entries()) if (seat > 0) table.must(user, { type: 'sit', seat });
  table.at = 1000;
  table.must(ann, { type: 'start' });
  for (const user of people) table.attach(user);
  return table;
}

/** What a screen is sent from now on, and what a spectator is sent, both as text. */
const toldTo = (messages: ReturnType<Table['takeMessages']>, watcher: 'screen' | 'spectator') =>
  messages.flatMap(({ to, text }) => (to === watcher ? text : []));

test.each(GAMES)('%s: a screen gets exactly what a spectator without delay gets, although its person plays', (game) => {
  const table = dealt(game, 11);
  const rng = rngFrom(seedOf(3));
  table.table.setScreens([ann], table.at);
  table.pump();
  const screen = table.table.attach(ann, table.at, undefined, 'screen');
  expect(screen).toEqual(table.table.attach(zoe, table.at));
  expect(screen).toMatchObject({ you: { seat: undefined, isHost: false }, offer: { use: [] } });
  const sent: Record<'screen' | 'spectator', string[]> = { screen: [], spectator: [] };
  const { takeMessages } = table.table;
  table.table.takeMessages = () => {
    const messages = takeMessages.call(table.table);
    for (const watcher of ['screen', 'spectator'] as const) sent[watcher].push(...toldTo(messages, watcher));
    return messages;
  };
  for (let i = 0; i < 60; i++) if (!playOn(table, rng)) break;
  expect(sent.screen.length).toBeGreaterThan(10);
  expect(sent.screen).toEqual(sent.spectator);
  expect(sent.screen.every((text) => (JSON.parse(text) as { offer?: unknown }).offer === undefined)).toBe(true);
});

test.each(GAMES)('%s: twin games that differ in hidden cards tell a screen the same', (id) => {
  const game = findGame(id) as NonNullable<ReturnType<typeof findGame>>;
  let compared = 0;
  for (let n = 0; n < 12; n++) {
    const table = dealt(id, n);
    const rng = rngFrom(seedOf(n + 40));
    for (let i = 0; i < 3 + n; i++) playOn(table, rng);
    const [twin, other] = [table.rebuilt(), table.rebuilt()];
    // Everything that one seat can't know is dealt again, in turn for two seats; a screen knows less than any seat.
    Object.assign(twin.state as object, game.redeal(table.table.state, (n % 2) as never, rng));
    if (canonicalJson(game.view(twin.state, 'spectator')) !== canonicalJson(game.view(other.state, 'spectator')))
      continue;
    const both = [other, twin] as const;
    for (const one of both) one.setScreens([bob], table.at);
    const syncs = both.map((one) => one.attach(bob, table.at, undefined, 'screen'));
    expect(canonicalJson(syncs[1])).toBe(canonicalJson(syncs[0]));
    for (const one of both) one.takeMessages();
    const { offer } = table.client(ann);
    const [move] = offer.moves as readonly { type: string }[];
    for (const one of both) {
      one.command(bob, 'Bob', 'hi', { type: 'emote', emote: 'howdy' }, table.at + 100);
      const answers = move && offer.questions[move.type];
      if (move !== undefined)
        one.command(
          ann,
          'Ann',
          'go',
          { type: 'move', move, ...(answers === undefined ? {} : { answers }) },
          table.at + 200,
        );
    }
    const [seen, hidden] = both.map((one) => game.view(one.state, 'spectator'));
    if (canonicalJson(seen) !== canonicalJson(hidden)) continue;
    const [told, toldTwin] = both.map((one) => toldTo(one.takeMessages(), 'screen'));
    expect(toldTwin).toEqual(told);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});

test('a screen isn’t delayed with the spectators, but only players and the host may open one then', () => {
  const table = new TestTable({ seats: ['me', 'open'], options: { rounds: 1 } });
  table.come(ann, bob, zoe);
  table.must(bob, { type: 'sit', seat: 1 });
  table.must(ann, { type: 'set-watching', isAllowed: true, delay: 10 });
  expect(table.table.mayShow(zoe)).toBe(true);
  table.table.setScreens([zoe, bob], table.at);
  table.at = 1000;
  table.table.command(ann, 'Ann', 'go', { type: 'start' }, table.at);
  expect(table.table.takeReseated()).toEqual([zoe]);
  expect(table.table.mayShow(zoe)).toBe(false);
  expect(table.table.attach(zoe, table.at, undefined, 'screen')).toMatchObject({ type: 'gone', code: 'no-watching' });
  const screen = table.table.attach(bob, table.at, undefined, 'screen') as ServerMessage & { type: 'sync' };
  const spectator = table.table.attach(zoe, table.at) as ServerMessage & { type: 'sync' };
  expect([screen.info.phase, spectator.info.phase]).toEqual(['playing', 'waiting']);
});

test('everybody is told while a screen shows the table, and the log is not', () => {
  const table = playing([ann, bob]);
  const entries = table.log.length;
  table.attach(ann);
  expect(table.client(ann).info.hasScreen).toBeUndefined();
  const { version } = table.client(ann);
  table.table.setScreens([zoe], table.at);
  table.pump();
  expect(table.client(ann).info.hasScreen).toBe(true);
  table.table.setScreens([], table.at);
  table.pump();
  expect(table.client(ann).info.hasScreen).toBeUndefined();
  expect([table.client(ann).version, table.log.length]).toEqual([version, entries]);
});

test('a table that was opened for a screen belongs to the first person who sits down', () => {
  const table = new TestTable({ seats: ['open', 'open', 'open'] });
  table.table.setScreens([ann], table.at);
  table.pump();
  table.come(bob, cal);
  table.must(bob, { type: 'sit', seat: 0 });
  table.wait(0);
  expect(table.table.host).toBe(bob);
  table.must(cal, { type: 'sit', seat: 1 });
  table.go(bob);
  table.wait(HOST_AWAY_MS - 1);
  expect(table.table.host).toBe(bob);
});

import { findGame } from '@saloon/catalog';
import { hashOf, LEVELS, type Seat, seedOf, type Viewer } from '@saloon/kernel';
import { EMOTES, type ServerMessage, type TableCommand, type UserId } from '@saloon/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from './contract.ts';
import type { Entry } from './log/entry.ts';
import { restoreTable } from './open-table.ts';
import type { Snapshot } from './scene/snapshot.ts';
import type { Table } from './table.ts';
import { ann, bob, Client, everybody, hasty, nameOf, overTheWire, TestTable } from './testing/index.ts';
import { sealFor, shareOf } from './testing/shares.ts';

const game = findGame('wright-brothers') as NonNullable<ReturnType<typeof findGame>>;

/** An action of a person or an observation of the host: a number picks among the offered moves. */
type Act =
  | { readonly type: 'command'; readonly user: UserId; readonly command: TableCommand }
  | { readonly type: 'move'; readonly user: UserId; readonly pick: number; readonly isStale: boolean }
  | { readonly type: 'retry'; readonly pick: number }
  | { readonly type: 'come' | 'go' | 'attach' | 'detach'; readonly user: UserId }
  | { readonly type: 'lag'; readonly user: UserId; readonly roundTrip: number }
  | { readonly type: 'wait'; readonly ms: number };

const user = fc.constantFrom(...everybody);
const seat = fc.integer({ min: 0, max: 5 });
const command: fc.Arbitrary<TableCommand> = fc.oneof(
  fc.record({ type: fc.constant('sit' as const), seat }),
  fc.record({ type: fc.constant('sit' as const), seat, seal: fc.constant(sealFor(ann)) }),
  fc.record({
    type: fc.constant('show-share' as const),
    share: fc.constantFrom(shareOf(ann), shareOf(ann), shareOf(bob)),
  }),
  fc.constant({ type: 'stand' } as const),
  fc.record({ type: fc.constant('set-ready' as const), isReady: fc.boolean() }),
  fc.record({ type: fc.constant('seat-bot' as const), seat, level: fc.constantFrom(...LEVELS) }),
  fc.record({ type: fc.constant('clear-seat' as const), seat }),
  fc.record({
    type: fc.constant('set-rules' as const),
    options: fc.constantFrom({}, { rounds: 1 }, { raceMode: 'sealed' }, { rounds: 99 }, { pace: 'correspondence' }),
    seats: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({
    type: fc.constant('set-rules' as const),
    options: fc.constant({}),
    seats: fc.integer({ min: 1, max: 6 }),
    game: fc.constantFrom('colt-express', 'bang-duel', 'wright-brothers', 'poker'),
  }),
  fc.constant({ type: 'start' } as const),
  fc.record({ type: fc.constant('move' as const), move: fc.jsonValue(), answers: fc.nat(9) }),
  fc.record({ type: fc.constant('chat' as const), text: fc.string({ unit: 'binary' }) }),
  fc.record({ type: fc.constant('emote' as const), emote: fc.constantFrom(...EMOTES) }),
  fc.constant({ type: 'ask-undo' } as const),
  fc.record({ type: fc.constant('answer-undo' as const), isAgreed: fc.boolean() }),
  fc.constant({ type: 'rematch' } as const),
  fc.constant({ type: 'rematch', seal: sealFor(ann) } as const),
  fc.record({ type: fc.constant('set-watching' as const), isAllowed: fc.boolean(), delay: fc.constantFrom(0, 5, 60) }),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('command' as const), user, command }) },
  {
    weight: 10,
    arbitrary: fc.record({ type: fc.constant('move' as const), user, pick: fc.nat(500), isStale: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('retry' as const), pick: fc.nat(100) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('come' as const, 'go', 'attach', 'detach'), user }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('lag' as const), user, roundTrip: fc.nat(400) }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(0, 50, 700, 4000, 31_000) }),
  },
);
const opening = fc.record({
  seats: fc.constantFrom(
    ['me', 'open', 'open'] as const,
    ['me', 'open'] as const,
    ['me', 'open', 'easy', 'open'] as const,
    ['open', 'me', 'hard'] as const,
  ),
  options: fc.constantFrom(
    { rounds: 1 },
    { rounds: 1, raceMode: 'sealed' },
    { rounds: 1, pace: 'correspondence' },
    { rounds: 3, turnTimeMs: 15_000 },
  ),
  seed: fc.nat(1000).map(seedOf),
});

/** Everything that could have changed. */
const fingerprint = (table: TestTable): string =>
  hashOf([table.hash, table.table.info, table.log.length, table.table.version, table.table.here]);

type Given = { readonly user: UserId; readonly id: string; readonly command: TableCommand; readonly answer: Answer };

function perform(table: TestTable, one: Act, given: Given[]): void {
  switch (one.type) {
    case 'command':
    case 'move': {
      const order = one.type === 'command' ? one.command : moveFor(table, one.user, one.pick, one.isStale);
      if (order !== undefined) give(table, one.user, order, given);
      return;
    }
    case 'retry': {
      const before = given[given.length - 1 - (one.pick % 15)];
      if (before?.answer.ok !== true) return;
      const print = fingerprint(table);
      expect(table.do(before.user, before.command, before.id)).toEqual(before.answer);
      expect(fingerprint(table)).toBe(print);
      return;
    }
    case 'come':
      return table.come(one.user);
    case 'go':
      leave(table, one.user);
      return table.go(one.user);
    case 'attach':
      table.come(one.user);
      if (table.table.viewerOf(one.user) !== undefined) table.attach(one.user);
      return;
    case 'detach':
      return leave(table, one.user);
    case 'lag':
      table.table.lag(one.user, one.roundTrip, table.at);
      return table.pump();
    case 'wait':
      return table.wait(one.ms);
  }
}

/** A command: refused it changes nothing but what was due anyway. */
function give(table: TestTable, by: UserId, order: TableCommand, given: Given[]): void {
  table.wait(0);
  const print = fingerprint(table);
  const id = `g${given.length}`;
  const answer = table.do(by, order, id);
  given.push({ user: by, id, command: order, answer });
  if (!answer.ok) expect(fingerprint(table)).toBe(print);
}

function moveFor(table: TestTable, by: UserId, pick: number, isStale: boolean): TableCommand | undefined {
  const at = table.table.viewerOf(by);
  if (table.table.state === undefined || at === undefined || at === 'spectator') return undefined;
  const moves = [...game.legalMoves(table.table.state, at), ...game.reflexes];
  const move = moves[pick % moves.length];
  const answers = game.question(table.table.state, move);
  return {
    type: 'move',
    move: overTheWire(move),
    ...(answers === undefined ? {} : { answers: isStale && pick % 9 === 0 ? answers + 1 : answers }),
  };
}

function leave(table: TestTable, by: UserId): void {
  const client = table.clients.get(by);
  if (client === undefined) return;
  table.clients.delete(by);
  if ([...table.clients.values()].every(({ viewer }) => viewer !== client.viewer)) table.table.detach(client.viewer);
}

/** Every client has the same state as a new client of the same viewer. */
function expectInStep(table: TestTable): void {
  for (const client of table.clients.values()) {
    const fresh = new Client(client.user, client.viewer, table.table.attach(client.user, table.at));
    expect(client.viewer).toBe(table.table.viewerOf(client.user));
    const known = ({ view, offer, info, version }: Client) => ({ view, offer, info, version });
    expect(known(client)).toEqual(known(fresh));
    if (client.viewer !== 'spectator') expectOwnView(table, client.viewer, client.view);
  }
}

function expectOwnView(table: TestTable, viewer: Viewer, view: unknown): void {
  const { state } = table.table;
  if (state !== undefined) expect(view).toEqual(overTheWire(game.view(state, viewer as Seat)));
}

test('whatever people do, in whatever order: nothing throws, what is refused changes nothing, the log tells it all', () => {
  const phases = new Map<string, number>();
  fc.assert(
    fc.property(
      opening,
      fc.array(act, { minLength: 10, maxLength: 250, size: 'max' }),
      fc.boolean(),
      (setting, acts, isBegun) => {
        const table = new TestTable(setting);
        const given: Given[] = [];
        if (isBegun) begin(table, setting.seats);
        let early: { readonly snapshot: Snapshot; readonly from: number } | undefined;
        for (const [i, one] of acts.entries()) {
          perform(table, one, given);
          if (i === Math.floor(acts.length / 2)) {
            early = { snapshot: overTheWire(table.table.snapshot()) as Snapshot, from: table.log.length };
          }
          if (i % 10 === 0) expectInStep(table);
        }
        expectInStep(table);
        const again = table.rebuilt();
        // Spectators aren't in the log.
        expect(again.info).toEqual({ ...table.table.info, spectators: 0 });
        expect([again.version, again.now, again.here]).toEqual([
          table.table.version,
          table.table.now,
          table.table.here.filter((one) => table.table.viewerOf(one) !== 'spectator'),
        ]);
        expect(hashOf(again.state ?? 'not dealt')).toBe(table.hash);
        if (early !== undefined) expectSameFrom(early.snapshot, table.log.slice(early.from), again);
        for (const { user: by, id, command: order, answer } of given.slice(-15)) {
          if (answer.ok) expect(again.command(by, nameOf(by), id, order, table.at)).toEqual(answer);
        }
        expect(again.takeEntries()).toEqual([]);
        const isDelayed = table.log.some((entry) => entry.type === 'watching-set' && entry.delay > 0);
        for (const client of table.clients.values()) {
          // Its bots think anew, so the new table is not woken: what delayed spectators see depends on that.
          if (client.viewer === 'spectator' && isDelayed) continue;
          const { spectators } = table.table.info;
          expect(overTheWire(withSpectators(again.attach(client.user, table.at), spectators))).toEqual(
            overTheWire(table.table.attach(client.user, table.at)),
          );
        }
        phases.set(table.table.info.phase, (phases.get(table.table.info.phase) ?? 0) + 1);
      },
    ),
    { numRuns: 120 },
  );
  expect([...phases.keys()].sort()).toEqual(['over', 'playing', 'waiting']);
});

/** A snapshot and the rest of the log make the same table; what delayed spectators see depends on when it was woken. */
function expectSameFrom(snapshot: Snapshot, rest: readonly Entry[], whole: Table): void {
  const table = restoreTable(snapshot, hasty);
  table.replay(rest);
  const { delay: _late, ...known } = overTheWire(table.snapshot()) as Snapshot;
  const { delay: _whole, ...expected } = overTheWire(whole.snapshot()) as Snapshot;
  // The count of ticks includes spectators, whom the log does not know.
  expect({ ...known, scene: { ...known.scene, ticks: 0 } }).toEqual({
    ...expected,
    scene: { ...expected.scene, ticks: 0 },
  });
  expect([table.version, table.now, hashOf(table.state ?? 'not dealt')]).toEqual([
    whole.version,
    whole.now,
    hashOf(whole.state ?? 'not dealt'),
  ]);
}

const withSpectators = (message: ServerMessage, spectators: number): ServerMessage =>
  message.type === 'sync' ? { ...message, info: { ...message.info, spectators } } : message;

/** Everybody sits down and the game begins, or hardly any random list of acts would reach it. */
function begin(table: TestTable, seats: readonly string[]): void {
  const [host, ...rest] = everybody;
  if (host === undefined) return;
  table.come(...everybody);
  for (const [place, what] of seats.entries()) {
    if (what === 'open') table.must(rest.shift() ?? host, { type: 'sit', seat: place });
  }
  for (const one of everybody) table.attach(one);
  table.must(host, { type: 'start' });
}

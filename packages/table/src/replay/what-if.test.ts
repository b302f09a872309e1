import { findGame, games } from '@saloon/catalog';
import {
  type AnyGame,
  defaultOptions,
  hashOf,
  type Input,
  randomWalk,
  rngFrom,
  type Seat,
  seat,
  seatsOf,
  seedOf,
} from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import type { Recording } from '@saloon/recording';
import { expect, test } from 'vitest';
import { readEntry } from '../log/read-entry.ts';
import { openTable } from '../open-table.ts';
import { ann, overTheWire, playOn, TestTable } from '../testing/index.ts';
import { recordingOf } from './recording-of.ts';
import { replayOf } from './replay-views.ts';
import { whatIfOpening } from './what-if.ts';

function played(game: AnyGame, most?: number): Recording<unknown, unknown> {
  const options = defaultOptions(game.options);
  const seats = game.seats(options).max > 2 ? 3 : 2;
  const inputs: Input<unknown>[] = [];
  randomWalk(game, game.setup(options, seats, seedOf(1)), rngFrom(seedOf(2)), most, (input) => inputs.push(input));
  return { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed: seedOf(1), inputs };
}

function openingAt(recording: Recording<unknown, unknown>, after: number, who: Seat, seed = 5) {
  return whatIfOpening(
    { recording, after, seat: who, level: 'easy', replay: '/replay/abcdef#step-9-seat-2' },
    {
      id: tableId('whatif1'),
      seed: seedOf(4),
      redealSeed: seedOf(seed),
      host: { user: ann, name: 'Ann' },
      request: 'w',
    },
  );
}

/** The table, dealt, with Ann at it. */
function begun(recording: Recording<unknown, unknown>, after: number, who: Seat, seed = 5): TestTable {
  const table = new TestTable(openingAt(recording, after, who, seed));
  table.at = table.table.now;
  table.come(ann);
  if (table.table.info.phase === 'waiting') table.must(ann, { type: 'start' });
  return table;
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: played on from a place, with what the seat could not know dealt again, to its end',
  (_id, game) => {
    const recording = played(game);
    const after = Math.floor(recording.inputs.length / 3);
    const who = seat(1);
    const table = begun(recording, after, who);
    const before = replayOf({ ...recording, inputs: recording.inputs.slice(0, after) });
    if (!before.ok) throw new Error(before.problem.code);
    const state = before.cache.stateAfter(after);
    const start = table.rebuilt();
    expect(hashOf(start.state)).toBe(table.hash);
    const told = table.attach(ann);
    // Latency and returns are inputs at the beginning: otherwise the seat sees the same.
    expect(told.info).toMatchObject({ phase: 'playing', whatIf: { seat: 1, replay: '/replay/abcdef#step-9-seat-2' } });
    expect(Object.keys(told.view as object)).toEqual(Object.keys(overTheWire(game.view(state, who)) as object));
    expect(game.legalMoves(table.table.state, who)).toEqual(game.legalMoves(state, who));

    const rng = rngFrom(seedOf(6));
    for (let i = 0; i < 6000 && playOn(table, rng); i++);
    expect(table.table.info.phase).toBe('over');
    expect(hashOf(table.rebuilt().state)).toBe(table.hash);

    const whole = recordingOf(table.log);
    if (whole === undefined) throw new Error('Cannot record it');
    expect(whole.inputs.slice(0, after)).toEqual(overTheWire(recording.inputs.slice(0, after)));
    expect(whole.redeals).toEqual([{ after, seat: 1, seed: seedOf(5) }]);
    const again = replayOf(whole);
    expect(again.ok && again.final).toBe(table.hash);
    expect(again.ok && again.head.redeals).toMatchObject([{ seat: 1 }]);
    expect(whole.names?.[1]).toBe('Ann');
    expect(whole.proof).toBeUndefined();
  },
);

const game = findGame('wright-brothers') as NonNullable<ReturnType<typeof findGame>>;

test('another seed deals other cards, and the seat’s own hand stays', () => {
  const recording = played(game, 40);
  const [one, two] = [begun(recording, 40, seat(0), 1), begun(recording, 40, seat(0), 2)];
  expect(one.hash).not.toBe(two.hash);
  type View = { readonly players: readonly { readonly hand?: unknown }[] };
  const hand = ({ table }: TestTable) => (game.view(table.state, seat(0)) as View).players[0]?.hand;
  expect(hand(one)).toEqual(hand(two));
});

test('the clock continues, and no player counts as away since then', () => {
  const recording = played(game, 60);
  const last = recording.inputs.at(-1)?.at ?? 0;
  const table = begun(recording, 60, seat(2));
  expect(table.table.now).toBe(last);
  expect(table.table.info.seats[2]).toMatchObject({ type: 'person', name: 'Ann', isHere: true });
  expect(game.now(table.table.state)).toBe(last);
  expect(table.attach(ann).now).toBe(last);
});

test('players who had left are back at the table', () => {
  const { inputs, ...head } = played(game, 30);
  const at = inputs.at(-1)?.at ?? 0;
  const recording = { ...head, inputs: [...inputs, { type: 'leave', at, seat: seat(0) } as const] };
  const table = begun(recording, recording.inputs.length, seat(1));
  const returns = table.log.flatMap((entry) => (entry.type === 'input' && entry.input.type === 'return' ? entry : []));
  expect(returns).toHaveLength(1);
  expect(returns[0]).toMatchObject({ input: { seat: 0, at } });
});

test('one may play on from a game that was played on', () => {
  const recording = played(game, 50);
  const table = begun(recording, 20, seat(1));
  table.attach(ann);
  const rng = rngFrom(seedOf(8));
  for (let i = 0; i < 25; i++) playOn(table, rng);
  const first = recordingOf(table.log);
  if (first === undefined) throw new Error('Cannot record it');
  const later = begun(first, first.inputs.length, seat(0), 7);
  const whole = recordingOf(later.log);
  expect(whole?.redeals?.map(({ after, seat: who }) => [after, who])).toEqual([
    [20, 1],
    [first.inputs.length, 0],
  ]);
  const again = whole && replayOf(whole);
  expect(again?.ok && again.final).toBe(later.hash);
  // From before the first one: only what lies before it counts.
  expect(recordingOf(begun(first, 10, seat(0), 7).log)?.redeals).toHaveLength(1);
});

test('an opening with a broken game before it is no entry', () => {
  const { table } = begun(played(game, 12), 12, seat(0));
  const opened = openTable(openingAt(played(game, 12), 12, seat(0)));
  expect(table.info.phase).toBe('playing');
  const entry = opened.ok ? overTheWire(opened.table.takeEntries()[0]) : undefined;
  if (entry?.type !== 'opened' || entry.before === undefined) throw new Error('Cannot find the opening');
  expect(readEntry(entry)).toEqual(entry);
  const { before } = entry;
  for (const wrong of [
    { ...before, replay: 'javascript:alert(1)' },
    { ...before, replay: '//evil.example/' },
    { ...before, redeal: { ...before.redeal, seed: 'x' } },
    { ...before, recording: { ...before.recording, inputs: [{ type: 'cheat' }] } },
    { recording: before.recording },
  ])
    expect(() => readEntry({ ...entry, before: wrong })).toThrow('Cannot read an entry');
  expect(seatsOf(3)).toHaveLength(entry.chairs.length);
});

test('what was begun with rules of before is played on by them, and so is what is played on from it', () => {
  const old = findGame('bang-duel', 1) ?? expect.fail('it is kept');
  const table = begun(played(old), 10, seat(1));
  expect(table.log[0]).toMatchObject({ type: 'opened', rulesVersion: 1 });
  table.attach(ann);
  const rng = rngFrom(seedOf(6));
  for (let i = 0; i < 6000 && playOn(table, rng); i++);
  expect(hashOf(table.rebuilt().state)).toBe(table.hash);
  const kept = recordingOf(table.log) ?? expect.fail('it was played');
  expect(kept.rulesVersion).toBe(1);
  expect(replayOf(kept)).toMatchObject({ ok: true, cache: { game: { rulesVersion: 1 } }, final: table.hash });
});

test('bots in a continued game keep the names of the players whose seats they take, unless the person has that name', () => {
  const game = games.find(({ id }) => id === 'colt-express');
  if (game === undefined) throw new Error('Cannot find the game');
  const recording = { ...played(game, 4), names: ['Ann', 'Ruby', 'Константин'] };
  const namesAt = (who: number) => {
    const opened = openTable(openingAt(recording, 4, seat(who)));
    if (!opened.ok) throw new Error(opened.code);
    return opened.table.info.seats.map((chair) => (chair.type === 'empty' ? '' : chair.name));
  };
  expect(namesAt(0)).toEqual(['Ann', 'Ruby', 'Константин']);
  const [first, ...others] = namesAt(1);
  expect(others).toEqual(['Ann', 'Константин']);
  expect(first).not.toBe('Ann');
});

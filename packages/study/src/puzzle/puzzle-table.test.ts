import { findGame } from '@saloon/catalog';
import { defaultOptions, seat, seatsOf, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { type PuzzlePosition, PuzzleTable } from './puzzle-table.ts';

const game = findGame('wright-brothers') ?? expect.fail();
const [ann, bob] = [seat(0), seat(1)];

/** The first decision of a new game, in the seat that begins. */
function firstDecision(n: number): PuzzlePosition {
  const options = defaultOptions(game.options);
  const seed = seedOf(n);
  const state = game.setup(options, 3, seed);
  const [first = ann] = game.toAct(state);
  const recording = { game: game.id, rulesVersion: game.rulesVersion, options, seats: 3, seed, inputs: [] };
  return { game, recording, after: 0, seat: first };
}

const lay = (position: PuzzlePosition) => new PuzzleTable(position, { name: 'Ann', seed: seedOf(7) });
const viewAt = (table: PuzzleTable) => {
  const sync = table.sync();
  return ('view' in sync ? sync.view : undefined) as { readonly players: readonly { readonly hand?: unknown }[] };
};

test('the solver sees their own hand as it was, and nobody else’s', () => {
  const position = firstDecision(1);
  const { options, seats, seed } = position.recording;
  const dealt = game.view(game.setup(options, seats, seed), position.seat) as ReturnType<typeof viewAt>;
  const seen = viewAt(lay(position));
  expect(seen.players[position.seat]?.hand).toEqual(dealt.players[position.seat]?.hand);
  const open = seatsOf(3).filter((one) => Array.isArray(seen.players[one]?.hand));
  expect(open).toEqual([position.seat]);
});

test('one legal move is played, the others stand still, and what comes later is refused', () => {
  const position = firstDecision(2);
  const table = lay(position);
  table.sync();
  expect(table.move).toBeUndefined();
  expect(table.command('a', { type: 'move', move: 'nonsense' })).toMatchObject({ ok: false });
  expect(table.command('b', { type: 'ask-undo' })).toEqual({ ok: false, code: 'lesson-not-asked' });
  expect(table.move).toBeUndefined();
  const pass = game.parseMove('pass');
  table.show(pass);
  expect(table.move).toEqual(pass);
  expect(table.takeMessages().length).toBeGreaterThan(0);
  expect(table.takeMessages()).toEqual([]);
  expect(table.command('c', { type: 'move', move: pass })).toEqual({ ok: false, code: 'lesson-not-asked' });
});

test('two tables of one puzzle are the same, byte for byte', () => {
  const position = firstDecision(3);
  expect(lay(position).sync()).toEqual(lay(position).sync());
});

test('a position that does not exist is refused', () => {
  const position = firstDecision(4);
  const recording = { ...position.recording, options: { rounds: 99 } };
  expect(() => lay({ ...position, recording, seat: bob })).toThrow(/Cannot lay the table of a puzzle: bad-options/);
});

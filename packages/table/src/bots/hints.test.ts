import { SeatInformationSet } from '@saloon/bots';
import { findGame, games } from '@saloon/catalog';
import { canonicalJson, defaultOptions, rngFrom, type Seat, seat, seatsOf, seedOf } from '@saloon/kernel';
import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { rebuildTable } from '../open-table.ts';
import { Scene } from '../scene/scene.ts';
import { ann, bob, playing, playOn, TestTable } from '../testing/index.ts';
import { meanOf, sharesAfter } from '../thinking/chances.ts';
import { findHint } from '../thinking/hint.ts';
import { askHint } from './hints.ts';

const game = (id: string) => findGame(id) as NonNullable<ReturnType<typeof findGame>>;
const wright = game('wright-brothers');
const zoe = userId('zoe');
const activeOf = (table: TestTable) => (wright.view(table.table.state, 'spectator') as { active: number }).active;

test('a player who owes a decision may ask; spectators, waiting players and those who stood up may not', () => {
  const table = playing([ann, bob], { rounds: 1 });
  const [asked, waiting] = activeOf(table) === 0 ? [ann, bob] : [bob, ann];
  expect(table.table.hint(asked, table.at)).toMatchObject({
    ok: true,
    version: table.table.version,
    question: { seat: activeOf(table), level: 'hard', owed: true },
  });
  expect(table.table.hint(waiting, table.at)).toEqual({ ok: false, code: 'no-hint-now' });
  expect(table.table.hint(zoe, table.at)).toEqual({ ok: false, code: 'not-seated' });
  table.must(asked, { type: 'stand' });
  expect(table.table.hint(asked, table.at)).toEqual({ ok: false, code: 'not-seated' });
});

test('there are none before the game, nor at a table that has none', () => {
  const table = new TestTable({ seats: ['me', 'easy'] });
  table.come(ann);
  expect(table.table.hint(ann, 0)).toEqual({ ok: false, code: 'not-started' });
  expect(table.table.info.hints).toBe('on');
  const strict = new TestTable({ seats: ['me', 'easy'], hints: 'off' });
  strict.come(ann);
  strict.must(ann, { type: 'start' });
  expect(strict.table.info.hints).toBe('off');
  expect(strict.table.hint(ann, 0)).toEqual({ ok: false, code: 'no-hints' });
  expect(strict.rebuilt().hint(ann, 0)).toEqual({ ok: false, code: 'no-hints' });
});

test('there are no hints in a race, and no list says who is to act', () => {
  const table = playing([ann, bob], { rounds: 3 }, ['easy', 'easy'], seedOf(3));
  const rng = rngFrom(seedOf(1));
  for (const user of [ann, bob]) table.attach(user);
  const [opened] = table.log;
  if (opened?.type !== 'opened') throw new Error('Cannot test: the log has no opening');
  const scene = Scene.open(wright, opened);
  let read = 1;
  let races = 0;
  for (let i = 0; i < 600 && playOn(table, rng); i++) {
    for (; read < table.log.length; read++) scene.apply(table.log[read] ?? opened);
    const { phase } = wright.view(table.table.state, 'spectator') as { phase: string };
    const isOwing = wright.toAct(table.table.state).includes(seat(0));
    if (phase === 'race' && isOwing) {
      races += 1;
      expect(askHint(scene, ann)).toEqual({ ok: false, code: 'no-hint-now' });
      // Lists outside the table don't say who is to act then either.
      expect(table.table.toAct).toEqual([]);
    } else if (phase === 'turn') {
      expect(askHint(scene, ann).ok).toBe(isOwing);
      expect(table.table.toAct).toEqual(wright.toAct(table.table.state));
    }
  }
  expect(races).toBeGreaterThan(1);
});

test('it is found from what the seat itself may know: change the rest, and the question is the same', () => {
  const table = playing([ann, bob], { rounds: 1 });
  const user = activeOf(table) === 0 ? ann : bob;
  const own = table.rebuilt();
  const twin = table.rebuilt();
  const at: Seat = seat(activeOf(table));
  Object.assign(twin.state as object, wright.redeal(twin.state, at, rngFrom(seedOf(99))));
  const [a, b] = [own, twin].map((one) => {
    const { game: _, ...plain } = one.hint(user, table.at) as { game?: unknown };
    return plain;
  });
  expect(canonicalJson(wright.view(twin.state, at))).toBe(canonicalJson(wright.view(own.state, at)));
  expect(canonicalJson(b)).toBe(canonicalJson(a));
  expect(own.takeEntries()).toEqual([]);
});

test.each(games.map(({ id }) => id))('%s: at most three legal moves, the best first, each with its chances', (id) => {
  const seats = id === 'caliber-45' ? 4 : game(id).seats(defaultOptions(game(id).options)).min;
  const table = new TestTable({ game: id, seats: seatsOf(seats).map((by) => (by === 0 ? 'me' : 'easy')) });
  table.come(ann);
  table.must(ann, { type: 'start' });
  for (let i = 0; i < 200 && !table.table.toAct.includes(seat(0)); i++) table.wait(500);
  const asked = table.table.hint(ann, table.at);
  if (!asked.ok) throw new Error(`Cannot ask for a hint: ${asked.code}`);
  const moves = findHint(game(id), asked.question);
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.length).toBeLessThanOrEqual(3);
  const legal = game(id)
    .legalMoves(table.table.state, seat(0))
    .map((move) => game(id).formatMove(move));
  for (const { move, chances, margin = 0 } of moves) {
    expect(legal).toContain(game(id).formatMove(move));
    expect(Number.isInteger(chances) && chances > 0 && chances < 100).toBe(true);
    expect(Number.isInteger(margin) && margin > 0 && margin < 20).toBe(true);
  }
  const chances = moves.map((one) => one.chances);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  expect(findHint(game(id), asked.question)).toEqual(moves);
});

test('the moves of one hint are played on with the same deals and the same luck', () => {
  const table = playing([ann, bob], { rounds: 1 });
  const state = table.table.state;
  const at: Seat = seat(activeOf(table));
  const rng = () => rngFrom(seedOf(5));
  const info = (own: ReturnType<typeof rng>) => new SeatInformationSet(wright, at, state, own);
  const [move] = wright.legalMoves(state, at);
  const own = rng();
  const [one, same] = sharesAfter(info(own), [move, move], own, 12);
  expect(one).toHaveLength(12);
  expect(same).toEqual(one);
  expect(meanOf([1, 0, 1, 0]).share).toBe(0.5);
  expect(meanOf(Array.from({ length: 100 }, (_, n) => n % 2)).margin).toBeCloseTo(0.098, 2);
});

test('a log from before hints has them on', () => {
  const { log } = new TestTable({ seats: ['me', 'easy'] });
  expect(log[0]).not.toHaveProperty('hints');
  expect(rebuildTable(log).info.hints).toBe('on');
});

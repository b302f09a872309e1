import { findGame } from '@saloon/catalog';
import { rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, cal, playUntil, TestTable } from '../testing/index.ts';

const BOUNDS = { target: '500', idleRoundLimit: 10, maxRobberies: 60 };

function ratedTable(): TestTable {
  const table = new TestTable({ seats: ['me', 'open', 'easy'], options: { rounds: 1 }, hints: 'on', isRated: true });
  table.come(ann, bob);
  table.must(bob, { type: 'sit', seat: 1 });
  return table;
}

test('a rated table has no hints and no undo, and says so; the rematch is rated too', () => {
  const table = ratedTable();
  expect(table.table.info).toMatchObject({ isRated: true, hints: 'off' });
  expect(table.table.row).toMatchObject({ isRated: true });
  table.must(ann, { type: 'start' });
  expect(table.table.hint(ann, table.at)).toEqual({ ok: false, code: 'no-hints' });
  playUntil(table, [ann, bob], rngFrom(seedOf(1)), () => false);
  expect(table.table.info.phase).toBe('over');
  expect(table.rebuilt().info).toMatchObject({ isRated: true });
  table.must(ann, { type: 'rematch' });
  table.must(bob, { type: 'rematch' });
  expect(table.table.next(table.table.id, seedOf(2))?.request).toMatchObject({ isRated: true });
});

test('a move at a rated table cannot be taken back', () => {
  const asked = (isRated: boolean) => {
    const table = new TestTable({ seats: ['me', 'open'], game: 'caliber-45', ...(isRated ? { isRated } : {}) });
    table.come(ann, bob);
    table.must(bob, { type: 'sit', seat: 1 });
    table.must(ann, { type: 'start' });
    const rng = rngFrom(seedOf(3));
    const answers = new Set<string>();
    playUntil(table, [ann, bob], rng, () => {
      for (const user of [ann, bob]) {
        const answer = table.do(user, { type: 'ask-undo' });
        answers.add(answer.ok ? 'asked' : answer.code);
      }
      return answers.has('asked') || answers.size > 1;
    });
    return answers;
  };
  expect(asked(false)).toContain('asked');
  expect([...asked(true)]).toEqual(['cannot-undo']);
});

test('the result has places, scores, people and bots; who left is marked', () => {
  const table = ratedTable();
  table.must(ann, { type: 'start' });
  expect(table.table.result).toBeUndefined();
  table.must(bob, { type: 'stand' });
  playUntil(table, [ann], rngFrom(seedOf(4)), () => false);
  const { result, info } = table.table;
  const outcome = info.phase === 'over' ? info.outcome : undefined;
  expect(result).toMatchObject({ game: 'wright-brothers', isRated: true });
  expect(result?.seats.map(({ place }) => place)).toEqual(outcome?.ranks);
  expect(result?.seats.map(({ score }) => score)).toEqual(outcome?.scores);
  expect(result?.seats.map(({ user, level, hasLeft }) => [user, level, hasLeft])).toEqual([
    [ann, undefined, undefined],
    [bob, undefined, true],
    [undefined, 'easy', undefined],
  ]);
});

test('who leaves after the end, or came back before it, has not left', () => {
  const table = ratedTable();
  table.must(ann, { type: 'start' });
  table.must(bob, { type: 'stand' });
  table.must(bob, { type: 'sit', seat: 1 });
  playUntil(table, [ann, bob], rngFrom(seedOf(5)), () => false);
  table.must(ann, { type: 'stand' });
  expect(table.table.result?.seats.map(({ hasLeft }) => hasLeft)).toEqual([undefined, undefined, undefined]);
});

test('in Colt Express the result names the bandits', () => {
  const table = new TestTable({ seats: ['me', 'easy', 'easy'], game: 'colt-express' });
  table.come(ann, cal);
  table.must(ann, { type: 'start' });
  playUntil(table, [ann], rngFrom(seedOf(6)), () => false);
  const personas = table.table.result?.seats.map(({ persona }) => persona) ?? [];
  expect(new Set(personas).size).toBe(3);
  expect(personas).not.toContain(undefined);
});

test.each(['bang-duel', 'caliber-45'])('in %s the result names the characters that everybody has seen', (game) => {
  const known: (string | undefined)[] = [];
  for (let seed = 0; seed < 3; seed++) {
    const table = new TestTable({ seats: ['me', 'easy'], game, options: game === 'caliber-45' ? BOUNDS : {} });
    table.come(ann, cal);
    table.must(ann, { type: 'start' });
    playUntil(table, [ann], rngFrom(seedOf(seed)), () => false);
    known.push(...(table.table.result?.seats ?? []).map(({ persona }) => persona));
  }
  const named = known.filter((persona) => persona !== undefined);
  expect(named.length).toBeGreaterThan(0);
  const { text } = findGame(game) ?? {};
  for (const persona of named) {
    expect(text?.en.persona?.(persona)).toEqual(expect.stringMatching(/^[A-Z]/));
    expect(text?.ru.persona?.(persona)).toEqual(expect.stringMatching(/[а-яё]/));
  }
});

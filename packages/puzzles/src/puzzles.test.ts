import { readFileSync } from 'node:fs';
import { SeatInformationSet } from '@saloon/bots';
import { findGame, findThemes, games } from '@saloon/catalog';
import { type AnyGame, deriveSeed, type GameRecord, replay, rngFrom, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { DEMANDS, isClear } from './find-puzzle.ts';
import type { MinedGame } from './mine.ts';
import type { Puzzle } from './puzzle.ts';
import { answersOf } from './puzzle-answers.ts';
import { type PuzzleFile, puzzleId, readPuzzle, readPuzzles, storedGame } from './puzzle-file.ts';
import { formatIndex, indexOf } from './puzzle-index.ts';
import { ratePuzzle } from './rate-puzzle.ts';
import { leadOf, meanOf, weighMoves } from './weigh-moves.ts';

const fileOf = ({ id }: Pick<AnyGame, 'id'>): PuzzleFile =>
  JSON.parse(readFileSync(new URL(`../positions/${id}.json`, import.meta.url), 'utf8'));

/** The table at the moment of the puzzle. */
const stateAt = (game: AnyGame, record: GameRecord<unknown, unknown>, { after }: Puzzle): unknown =>
  replay(game, { ...record, inputs: record.inputs.slice(0, after) });

const movesOf = (game: AnyGame, { answers }: Puzzle) => answers.map(({ move }) => game.parseMove(move));

describe.each(games)('puzzles of $id', ({ id }) => {
  // A file keeps the rules it was made with.
  const game = findGame(id, fileOf({ id }).rulesVersion) ?? expect.fail('the rules are known');
  const mined = readPuzzles(game, fileOf(game));
  const all = mined.flatMap(({ record, puzzles }) => puzzles.map((puzzle) => ({ record, puzzle })));

  test('there are at least 150', () => expect(all.length).toBeGreaterThanOrEqual(150));

  test('each has a legal position, legal answers, a theme, and a best move that is clearly best and that easy misses', () => {
    const [, , proof] = DEMANDS.steps;
    for (const { record, puzzle } of all) {
      const state = stateAt(game, record, puzzle);
      const legal = game.legalMoves(state, puzzle.seat).map((move) => game.formatMove(move));
      const moves = puzzle.answers.map(({ move }) => move);
      expect(game.toAct(state)).toContain(puzzle.seat);
      expect(legal).toEqual(expect.arrayContaining(moves));
      expect(moves.length).toBeGreaterThanOrEqual(3);
      expect(puzzle.theme).toBe(findThemes(game.id)?.themeOf(movesOf(game, puzzle)[0]));
      expect(puzzle.hits.easy).toBeLessThanOrEqual(DEMANDS.easyHits);
      const [best, ...others] = puzzle.answers.map(({ mean }) => mean);
      for (const other of others) expect((best ?? 0) - other).toBeGreaterThan(proof.margin - 0.001);
    }
  });

  test('new deals agree with a sample of them', () => {
    for (const at of [0, Math.floor(all.length / 2)]) {
      const { record, puzzle } = all[at] as (typeof all)[number];
      const rng = rngFrom(deriveSeed(seedOf(77), at));
      const info = new SeatInformationSet(game, puzzle.seat, stateAt(game, record, puzzle), rng);
      const [best = [], ...others] = weighMoves(info, movesOf(game, puzzle), 500, rng);
      for (const other of others) expect(leadOf(best, other).mean).toBeGreaterThan(0);
    }
  });

  test('a file is written as it was read', () => {
    expect(mined.map((one: MinedGame) => storedGame(game, one))).toEqual(fileOf(game).games);
  });

  test('one puzzle is found by its id, and every id is there once', () => {
    const ids = all.map(({ record, puzzle }) => puzzleId(record, puzzle));
    expect(new Set(ids).size).toBe(ids.length);
    const [first, last] = [all[0], all.at(-1)];
    expect(readPuzzle(game, fileOf(game), ids[0] ?? '')).toEqual(first);
    expect(readPuzzle(game, fileOf(game), ids.at(-1) ?? '')).toEqual(last);
    expect(readPuzzle(game, fileOf(game), 'ffffffff-0')).toBeUndefined();
  });

  test('each theme has a rule of the rule book', () => {
    const book = readFileSync(new URL(`../../games/${game.id}/rules/en.md`, import.meta.url), 'utf8');
    const rules = findThemes(game.id)?.THEME_RULES ?? {};
    expect(Object.keys(rules)).toEqual(findThemes(game.id)?.THEMES);
    for (const rule of Object.values(rules)) expect(book).toMatch(new RegExp(`#${rule}\\b`));
  });

  test('a file for other rules is refused with what to do', () => {
    const old = { ...fileOf(game), rulesVersion: 0 };
    expect(() => readPuzzles(game, old)).toThrow(/rules 0.*Run npm run puzzles/);
  });
});

test('the index and the answers have every puzzle: run npm run puzzles -- --index after changing a file', () => {
  const index = readFileSync(new URL('../positions/index.json', import.meta.url), 'utf8');
  expect(index).toBe(formatIndex(indexOf(games.map(fileOf))));
  const answers = readFileSync(new URL('../positions/answers.json', import.meta.url), 'utf8');
  expect(answers).toBe(formatIndex(answersOf(games.map(fileOf))));
});

test('a puzzle that fewer levels find is rated higher', () => {
  const rate = (easy: number, normal: number, hard: number) => ratePuzzle('colt-express', { easy, normal, hard });
  const ratings = [rate(2, 5, 5), rate(0, 5, 5), rate(0, 2, 5), rate(0, 0, 3), rate(0, 0, 0)];
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  expect(new Set(ratings).size).toBe(5);
  expect(rate(0, 0, 0)).toBeLessThan(2000);
});

test('a lead counts deal by deal', () => {
  expect(meanOf([0, 1, 1, 0])).toMatchObject({ mean: 0.5 });
  expect(leadOf([1, 1, 0], [0, 0, 0]).mean).toBeCloseTo(2 / 3);
});

test('a best move is clear only if it leads every other by the margin and by enough errors', () => {
  const best = [1, 1, 1, 1, 1, 0];
  const demand = { margin: 0.3, errors: 1 };
  expect(isClear([best, [0, 0, 0, 0, 0, 0]], demand)).toBe(true);
  expect(isClear([best, [0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 0]], demand)).toBe(false);
  expect(isClear([best, [0, 0, 0, 0, 0, 0]], { margin: 0.3, errors: 9 })).toBe(false);
});

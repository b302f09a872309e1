import { itemAt, type Knowledge, rngFrom, seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { SeatInformationSet } from '../information-set.ts';
import { quickHands } from '../testing/index.ts';
import { sightOf } from '../testing/information-set-of.ts';
import type { Move, State } from '../testing/quick-hands.ts';
import { type Budget, Search } from './search.ts';

/** The knowledge fields that configure search. */
type Wishes = Pick<Knowledge<State, Move>, 'glances' | 'rivals' | 'deepRivals' | 'caution' | 'slack' | 'patience'>;

const [ann, bob, cal] = [seat(0), seat(1), seat(2)];

const start = quickHands.setup({ prize: 5 }, 2, seedOf(7));
const annsHand = itemAt(start.hands, ann);

/** A swap is a gamble that usually loses. Playing a card neither costs nor gains anything. */
function gamble(after: State): number {
  const drawn = itemAt(after.hands, ann).find((card) => !annsHand.includes(card));
  return drawn === undefined ? 0 : drawn > 24 ? 10 : -12;
}

/** The number of searches, out of 40, whose first iteration starts with a gamble. */
function gamblesFirst(wishes: Wishes): number {
  let gambles = 0;
  for (let seed = 0; seed < 40; seed++) {
    const { info, rng } = sightOf(start, ann, true, { evaluate: gamble, ...wishes }, seed);
    const search = new Search(info, 'normal', rng);
    search.think({ iterations: 1, depth: 0 });
    if (search.candidates()[0]?.move?.type === 'swap') gambles += 1;
  }
  return gambles;
}

test('weighing own moves in one deal depends on luck, over several deals it does not', () => {
  expect(gamblesFirst({})).toBeGreaterThan(8);
  expect(gamblesFirst({ glances: 64 })).toBe(0);
});

test('own moves are weighed once before the first iteration, and again when the search continues from a child node', () => {
  let judged = 0;
  const evaluate = () => {
    judged += 1;
    return 0;
  };
  const { info, rng } = sightOf({ ...start, deck: [] }, ann, true, { evaluate, glances: 3 });
  const search = new Search(info, 'normal', rng);
  search.think({ iterations: 0 });
  expect(judged).toBe(3 * 5);
  search.think({ iterations: 0 });
  expect(judged).toBe(3 * 5);
  search.think({ iterations: 20, depth: 0 });
  const [best] = search.candidates();
  if (best?.move === undefined) expect.fail('a move was looked at');
  search.follow(best.move);
  judged = 0;
  search.think({ iterations: 0 });
  expect(judged).toBe(3 * 5);
});

test('an unasked seat also weighs waiting', () => {
  const waiting = (after: State) => (after.hands[bob]?.every((card) => start.hands[bob]?.includes(card)) ? 10 : 0);
  const { info, rng } = sightOf(start, bob, false, { evaluate: waiting, glances: 4 });
  const search = new Search(info, 'normal', rng);
  search.think({ iterations: 1, depth: 0 });
  expect(search.candidates()[0]).toMatchObject({ move: undefined, visits: 1 });
});

/** Makes a seat's lowest card look likely and no other, though a higher one is always worth more. */
const lowest = (state: State, by: number, move: Move): number =>
  move.type === 'play' && move.card === Math.min(...itemAt(state.hands, by)) ? 1 : 0;

/** The seats that started with a card other than their lowest at least once in Ann's search. */
function surprising(wishes: Wishes, more: Partial<Budget> = {}): ReadonlySet<number> {
  const surprises = new Set<number>();
  const game: typeof quickHands = {
    ...quickHands,
    teams: () => [[ann, cal], [bob]],
    knowledge: {
      ...quickHands.knowledge,
      appeal: lowest,
      evaluate: (after, by) => {
        for (const other of [bob, cal]) {
          const hand = itemAt(after.hands, other);
          const score = itemAt(after.scores, other);
          if (hand.length === 4 && score > Math.min(...hand)) surprises.add(other);
        }
        return quickHands.knowledge.evaluate(after, by);
      },
      ...wishes,
    },
  };
  const state = { ...quickHands.setup({ prize: 5 }, 3, seedOf(7)), deck: [] };
  const info = new SeatInformationSet(game, ann, state, rngFrom(seedOf(1)));
  info.renew(true);
  new Search(info, 'normal', rngFrom(seedOf(2))).think({ iterations: 400, depth: 0, ...more });
  return surprises;
}

test('with likely rivals, opponents play only likely moves, and team-mates still search', () => {
  expect(surprising({})).toEqual(new Set([bob, cal]));
  expect(surprising({ rivals: 'likely' })).toEqual(new Set([cal]));
});

test('a deep search looks for the rivals’ best moves too, if the game asks for it', () => {
  const likely = { rivals: 'likely' } as const;
  expect(surprising({ ...likely, deepRivals: true })).toEqual(new Set([cal]));
  expect(surprising(likely, { isDeep: true })).toEqual(new Set([cal]));
  expect(surprising({ ...likely, deepRivals: true }, { isDeep: true })).toEqual(new Set([bob, cal]));
});

const annsHighest = Math.max(...annsHand);
/** Ann's position is better without her highest card. */
const rid = (after: State, by: number): number =>
  by === ann && !itemAt(after.hands, ann).includes(annsHighest) ? 4 : 0;

const LINES = 60;
/** Ann's candidates if her lowest card looks likeliest, but getting rid of her highest is better. */
function foundByAnn(wishes: Wishes, more: readonly number[] = []) {
  const appeal = (state: State, by: number, move: Move) => 0.1 + lowest(state, by, move);
  const { info, rng } = sightOf({ ...start, deck: [] }, ann, true, { appeal, evaluate: rid, ...wishes });
  const search = new Search(info, 'normal', rng);
  for (const iterations of [LINES, ...more]) search.think({ iterations, depth: 0 });
  return search.candidates();
}

test('the most visited move comes first; with caution the one with the best average, unless it was hardly tried', () => {
  const [likely] = foundByAnn({ slack: 10 });
  const [better] = foundByAnn({ slack: 10, caution: 0.05 });
  expect(likely?.move).toEqual({ type: 'play', card: Math.min(...annsHand) });
  expect(better?.move).toEqual({ type: 'play', card: annsHighest });
  expect(better?.worth).toBeGreaterThan(likely?.worth ?? 1);
  expect(better?.visits).toBeLessThan(likely?.visits ?? 0);
  expect(foundByAnn({ slack: 10, caution: 5 })[0]?.move).toEqual(likely?.move);
});

test('caution and slack apply only from `patience` iterations on', () => {
  const wishes = { slack: 10, caution: 0.05 };
  expect(foundByAnn({ ...wishes, patience: LINES + 1 })).toEqual(foundByAnn({}));
  expect(foundByAnn({ ...wishes, patience: LINES })).toEqual(foundByAnn(wishes));
  expect(foundByAnn(wishes)).not.toEqual(foundByAnn({}));
  // The second call runs one iteration, below `patience`, so the most visited move comes first again.
  const [last] = foundByAnn({ ...wishes, patience: LINES }, [1]);
  expect(last?.move).toEqual({ type: 'play', card: Math.min(...annsHand) });
});

test('with slack, worse-looking moves are tried more often', () => {
  const visits = (wishes: Wishes) =>
    foundByAnn({ ...wishes, glances: 1 }).reduce((sum, { move, visits: n }) => sum + (isBest(move) ? 0 : n), 0);
  const isBest = (move: Move | undefined) => move?.type === 'play' && move.card === annsHighest;
  expect(visits({ slack: 1 })).toBeGreaterThan(visits({}));
});

test('the same seed gives the same result with every setting', () => {
  const found = (seed: number) => {
    const { info, rng } = sightOf(
      start,
      ann,
      true,
      { glances: 8, rivals: 'likely', caution: 0.3, slack: 0.1, appeal: lowest },
      seed,
    );
    const search = new Search(info, 'normal', rng);
    search.think({ iterations: 100, depth: 2 });
    return search.candidates();
  };
  expect(found(1)).toEqual(found(1));
  expect(found(2)).not.toEqual(found(1));
});

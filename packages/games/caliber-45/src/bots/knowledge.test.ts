import {
  below,
  deriveSeed,
  isLegal,
  LEVELS,
  parseOptions,
  type Rng,
  rngFrom,
  type Seat,
  seat,
  seedOf,
} from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { BOT_TIMES } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { ann, bob, cal, dot, play, rob, table } from '../testing/index.ts';
import { anyGame, walk } from '../testing/random-games.ts';
import { evaluate } from './evaluate.ts';
import { knowledge } from './knowledge.ts';

const options = (() => {
  const parsed = parseOptions(caliber45.options, { idleRoundLimit: 10, maxRobberies: 60 });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.options;
})();

const randomMove = (state: State, by: Seat, rng: Rng): Move => {
  const moves = caliber45.legalMoves(state, by);
  const move = moves[below(rng, moves.length)];
  if (move === undefined) throw new Error('Cannot choose: there is no move');
  return move;
};

/** Looks one move ahead in one re-dealt state. */
function thoughtfulMove(state: State, by: Seat, rng: Rng): Move {
  const slip = knowledge.slip(state, by, 'hard', rng);
  if (slip !== undefined) return slip;
  const seen = caliber45.redeal(state, by, rng);
  let best = randomMove(state, by, rng);
  let most = Number.NEGATIVE_INFINITY;
  for (const move of caliber45.legalMoves(seen, by)) {
    const after = caliber45.clone(seen);
    caliber45.apply(after, { type: 'move', at: after.at, seat: by, move });
    const worth = evaluate(after, by);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

test('evaluateAll equals evaluate for each seat', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const standings: number[] = [];
      walk(game, ({ after: state }) => {
        knowledge.evaluateAll?.(state, standings);
        const each = state.players.map((_, i) => evaluate(state, seat(i)));
        if (each.some((worth, i) => worth !== standings[i])) expect(standings.slice(0, each.length)).toEqual(each);
      });
    }),
    { numRuns: 12 },
  );
});

test.each([2, 4, 6])('at a table of %i a team that looks one move ahead beats one that plays at random', (seats) => {
  const games = 12;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const state = caliber45.setup(options, seats, deriveSeed(seedOf(game), 'game'));
    const rng = rngFrom(deriveSeed(seedOf(game), 'players'));
    while (caliber45.outcome(state) === undefined) {
      const by = caliber45.toAct(state)[0] ?? ann;
      const isThoughtful = state.players[by]?.team === game % 2;
      const move = isThoughtful ? thoughtfulMove(state, by, rng) : randomMove(state, by, rng);
      caliber45.apply(state, { type: 'move', at: state.at, seat: by, move });
    }
    const { ranks, teams = [] } = caliber45.outcome(state) ?? { ranks: [], teams: [] };
    if (ranks[teams.indexOf(game % 2)] === 1) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(games - 1);
});

test('more money, more bullets, less bail and a stronger cowboy are worth more', () => {
  const worth = (own: object) => evaluate(table([{ hand: '2 2', ...own }, { hand: '2 2' }]), ann);
  const base = worth({});
  expect(worth({ money: '100' })).toBeGreaterThan(base);
  expect(worth({ hand: '2 6' })).toBeGreaterThan(base);
  expect(worth({ hand: '2 2 M' })).toBeGreaterThan(base);
  expect(worth({ hand: '2 2 Co' })).toBeLessThan(base);
  expect(worth({ cowboy: 'wild' })).toBeGreaterThan(worth({ cowboy: 'belle' }));
  expect(worth({ bail: 1 })).toBeLessThan(base);
  expect(worth({ bail: 3 })).toBeLessThan(worth({ bail: 2 }));
  expect(worth({ cowboy: 'none' })).toBeLessThan(worth({ bail: 3 }));
});

test("[C45-END-2, C45-PAY-10] the score is the team's total less its debts, as at the end", () => {
  const state = table([{ money: '500', hand: '6' }, { money: '50' }, { money: '250 200', debt: 50 }, {}], {
    spread: 'stagecoach-100',
  });
  const scores = () => [ann, bob, cal, dot].map((by) => knowledge.score?.(state, by));
  expect(scores()).toEqual([900, 50, 900, 50]);
  rob(state, ann, []);
  expect(scores()).toEqual([1000, 50, 1000, 50]);
  expect(caliber45.outcome(state)?.scores).toEqual(scores());
});

test("going with a strong hand beats staying; going without bullets against a strong hand doesn't", () => {
  const gain = (own: string, other: string) => {
    const state = table([{ hand: own }, { hand: other }], { deck: '1' });
    const going = caliber45.clone(state);
    play(going, ann, 'announce');
    const staying = caliber45.clone(state);
    play(staying, ann, own.split(' ').length === 6 ? 'exchange bullet-1' : 'draw');
    return evaluate(going, ann) - evaluate(staying, ann);
  };
  expect(gain('6 6 5 4 3 1', '1')).toBeGreaterThan(0);
  expect(gain('Ca', '6 6 5 5 4 3')).toBeLessThan(0);
});

test('[C45-DEF-3] a shot that cannot be answered is worth more than one that can', () => {
  const worthOf = (shot: string) => {
    const state = table(
      [
        { cowboy: 'wild', hand: '6 2' },
        { cowboy: 'billy', hand: '6 2' },
      ],
      { spread: 'stagecoach-100' },
    );
    rob(state, ann, [bob]);
    play(state, ann, shot);
    return evaluate(state, ann);
  };
  expect(worthOf('shoot 1 bullet-2 bullet-6')).toBeGreaterThan(worthOf('shoot 1 bullet-6'));
});

test('the money card is picked at random without a search, since all backs look the same', () => {
  const state = table([{}, {}]);
  rob(state, ann, [], 'face-down');
  const rng = rngFrom(seedOf(1));
  const picked = Array.from({ length: 200 }, () => knowledge.slip(state, ann, 'legend', rng));
  const slots = new Set(picked.map((move) => (move?.type === 'pick' ? move.slot : -1)));
  expect(slots.size).toBeGreaterThan(25);
  expect(slots.has(-1)).toBe(false);
});

test('bots of every level sometimes bluff with a hand of cacti, but seldom', () => {
  for (const level of LEVELS) {
    const rng = rngFrom(seedOf(2));
    const state = table([{ hand: 'Ca Ca 1' }, {}, {}]);
    const bluffs = Array.from(
      { length: 1000 },
      () => knowledge.slip(state, ann, level, rng)?.type === 'announce',
    ).filter(Boolean);
    expect(bluffs.length).toBeGreaterThan(20);
    expect(bluffs.length).toBeLessThan(200);
  }
  const strong = table([{ hand: '6 6 5' }, {}]);
  const bailed = table([{ hand: 'Ca', bail: 1, money: '50' }, {}]);
  for (const state of [strong, bailed]) {
    const rng = rngFrom(seedOf(3));
    expect(Array.from({ length: 300 }, () => knowledge.slip(state, ann, 'legend', rng))).toEqual(
      Array.from({ length: 300 }, () => undefined),
    );
  }
});

test('slips are legal, only come when the seat is asked, and at the top levels are only bluffs', () => {
  const state = table([{ hand: '6 6 6' }, {}, {}]);
  const rng = rngFrom(seedOf(4));
  for (let i = 0; i < 200; i++) {
    expect(knowledge.slip(state, bob, 'easy', rng)).toBeUndefined();
    expect(knowledge.slip(state, cal, 'easy', rng)).toBeUndefined();
    const slip = knowledge.slip(state, ann, 'easy', rng);
    if (slip !== undefined) expect(isLegal(caliber45, state, ann, slip)).toBe(true);
    expect(knowledge.slip(state, ann, 'legend', rng)).toBeUndefined();
  }
});

test('thinking times depend on the level, not on the move', () => {
  const state = table([{}, {}]);
  for (const level of LEVELS) {
    const { min, max } = BOT_TIMES[level];
    const times = (['draw', 'announce'] as const).map((type) => {
      const rng = rngFrom(seedOf(5));
      return Array.from({ length: 50 }, () => knowledge.tempo(state, ann, { type }, level, rng));
    });
    expect(times[0]).toEqual(times[1]);
    for (const time of times.flat()) {
      expect(time).toBeGreaterThanOrEqual(min);
      expect(time).toBeLessThan(max);
    }
  }
});

test('better moves by rules of thumb have more appeal', () => {
  const appeal = (state: State, move: string) => {
    const read = caliber45.parseMove(move);
    return read === undefined ? undefined : knowledge.appeal?.(state, state.active, read);
  };
  const full = table([{ hand: 'Ca 1 2 6 M Co' }, {}]);
  expect(appeal(full, 'exchange cactus')).toBeGreaterThan(appeal(full, 'exchange bullet-1') ?? 9);
  expect(appeal(full, 'exchange bullet-1')).toBeGreaterThan(appeal(full, 'exchange bullet-6') ?? 9);
  const faced = table([{ hand: '6 3 2 M' }, {}], { spread: 'mail-car-200' });
  rob(faced, ann, []);
  expect(appeal(faced, 'repel bullet-3')).toBeGreaterThan(appeal(faced, 'repel bullet-6') ?? 9);
  expect(appeal(faced, 'repel bullet-6')).toBeGreaterThan(appeal(faced, 'fall') ?? 9);

  const shooting = table(
    [
      { cowboy: 'pat', hand: '6 4 1' },
      { cowboy: 'billy', hand: '2 2' },
    ],
    { spread: 'stagecoach-50' },
  );
  rob(shooting, ann, [bob]);
  expect(appeal(shooting, 'shoot 1 bullet-1 bullet-6')).toBeGreaterThan(appeal(shooting, 'shoot 1 bullet-6') ?? 9);
  expect(appeal(shooting, 'shoot 1 bullet-1 bullet-6')).toBeGreaterThan(
    appeal(shooting, 'shoot 1 bullet-4 bullet-6') ?? 9,
  );
});

/** Out of 40 trials of `deals` deals each, how often the most frequent best move is the best. */
function agreement(state: State, by: Seat, deals: number): number {
  const rng = rngFrom(seedOf(3));
  const times = new Map<string, number>();
  for (let i = 0; i < 40; i++) {
    const seen = Array.from({ length: deals }, () => caliber45.redeal(state, by, rng));
    let best = '';
    let most = Number.NEGATIVE_INFINITY;
    for (const move of caliber45.legalMoves(state, by)) {
      let worth = 0;
      for (const deal of seen) {
        const after = caliber45.clone(deal);
        caliber45.apply(after, { type: 'move', at: after.at, seat: by, move });
        worth += evaluate(after, by);
      }
      if (worth > most) [best, most] = [caliber45.formatMove(move), worth];
    }
    times.set(best, (times.get(best) ?? 0) + 1);
  }
  return Math.max(...times.values());
}

test('the best move in one deal is luck; averaged over `glances` deals it hardly is', () => {
  const state = table(
    [
      { cowboy: 'billy', hand: '5 3 2 M' },
      { cowboy: 'jesse', hand: '4 4 2' },
    ],
    { spread: 'stagecoach-100' },
  );
  rob(state, ann, [bob]);
  expect(agreement(state, ann, 1)).toBeLessThan(32);
  expect(agreement(state, ann, knowledge.glances ?? 1)).toBeGreaterThan(35);
});

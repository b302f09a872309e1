import { cloneRng, defaultOptions, LEVELS, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { ann, bob, heist, legal, play, table } from '../testing/index.ts';
import { anyGame, walk } from '../testing/random-games.ts';

const { knowledge } = coltExpress;
const worth = (...args: Parameters<typeof table>) => knowledge.evaluate(table(...args), ann);

describe('evaluation and priors', () => {
  test('money counts, and so does loot within reach', () => {
    expect(worth([{ loot: 'strongbox' }, {}, {}])).toBeGreaterThan(worth([{ loot: '250' }, {}, {}]));
    expect(worth([{ at: 'W1i' }, { at: 'Lr' }, { at: 'Lr' }], { loot: { W1i: 'jewel' } })).toBeGreaterThan(
      worth([{ at: 'W1i' }, { at: 'Lr' }, { at: 'Lr' }], { loot: { W3i: 'jewel' } }),
    );
  });

  test('a bullet in the deck lowers the value, a shot fired raises it', () => {
    expect(worth([{}, {}, {}])).toBeGreaterThan(worth([{ bullets: 'neutral' }, {}, {}]));
    expect(worth([{ revolver: 3 }, {}, {}])).toBeGreaterThan(worth([{}, {}, {}]));
  });

  test('a planned robbery is worth more where there is loot', () => {
    const planned = (loot: string) =>
      worth([{ at: 'W1i' }, { at: 'Lr' }, { at: 'Lr' }], { pile: 'ann:robbery', loot: { W1i: loot, W3r: 'jewel' } });
    expect(planned('strongbox')).toBeGreaterThan(planned('purse'));
    expect(planned('purse')).toBeGreaterThan(planned(''));
  });

  test('evaluating a position does not change it', () => {
    const state = table([{ at: 'W1r' }, { at: 'W2r', loot: '300' }, { at: 'W2r' }], {
      pile: 'ann:move bob:fire cal:punch',
      loot: { W1i: 'purse jewel' },
    });
    const before = JSON.stringify(state);
    knowledge.evaluate(state, ann);
    for (const move of coltExpress.legalMoves(state, ann)) knowledge.appeal?.(state, ann, move);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('weighing all moves at once gives the same priors as one by one', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const appeals: number[] = [];
        walk(game, ({ after: state }) => {
          for (const by of coltExpress.toAct(state)) {
            const moves = coltExpress.legalMoves(state, by);
            knowledge.appealAll?.(state, by, moves, appeals);
            const each = moves.map((move) => knowledge.appeal?.(state, by, move));
            if (each.some((appeal, i) => appeal !== appeals[i])) expect(appeals.slice(0, each.length)).toEqual(each);
          }
        });
      }),
      { numRuns: 12 },
    );
  });

  test('in the heist a strongbox is preferred to a purse, and your own partner is never a preferred target', () => {
    const state = table([{ at: 'W2i' }, { at: 'Lr' }, { at: 'Lr' }], { loot: { W2i: 'purse jewel strongbox' } });
    heist(state, 'ann:robbery');
    const [purse, jewel, strongbox] = (['purse', 'jewel', 'strongbox'] as const).map(
      (loot) => knowledge.appeal?.(state, ann, { type: 'rob', loot }) ?? 0,
    );
    expect([purse, jewel, strongbox]).toEqual([purse, jewel, strongbox].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    const duo = table(
      [
        {
          team: [
            { bandit: 'ghost', at: 'W1i' },
            { bandit: 'tuco', at: 'W2i' },
          ],
        },
        {
          team: [
            { bandit: 'doc', at: 'W2i' },
            { bandit: 'django', at: 'W3r' },
          ],
        },
      ],
      {},
    );
    heist(duo, 'ann:ghost-fire');
    expect(legal(duo, ann)).toEqual(['shoot doc', 'shoot tuco']);
    expect(knowledge.appeal?.(duo, ann, { type: 'shoot', target: 'doc' })).toBeGreaterThan(
      knowledge.appeal?.(duo, ann, { type: 'shoot', target: 'tuco' }) ?? 0,
    );
  });

  test('a finished game is valued by the money', () => {
    const state = table([{ loot: 'strongbox' }, { loot: '250' }, {}], { round: 5, turn: 3 });
    for (const by of [0, 1, 2] as Seat[]) play(state, by, 'draw');
    expect(knowledge.evaluate(state, ann)).toBeGreaterThan(500);
    expect(knowledge.evaluate(state, bob)).toBeLessThan(0);
  });
});

describe('tempo and slips', () => {
  test('every prior is a non-negative number, in every state', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        walk(game, ({ after }) => {
          for (const by of coltExpress.toAct(after)) {
            for (const move of coltExpress.legalMoves(after, by).slice(0, 20)) {
              const appeal = knowledge.appeal?.(after, by, move) ?? 0;
              expect(Number.isFinite(appeal) && appeal >= 0).toBe(true);
            }
          }
        });
      }),
      { numRuns: 8 },
    );
  });

  test('better levels don’t think longer, and no level moves instantly', () => {
    const state = table([{ hand: 'move' }, {}, {}]);
    const rng = rngFrom(seedOf(1));
    for (const level of LEVELS) {
      for (let i = 0; i < 50; i++) {
        expect(knowledge.tempo(state, ann, { type: 'draw-cards' }, level, rng)).toBeGreaterThanOrEqual(800);
      }
    }
  });

  test('bots leave people time to choose a character first', () => {
    const state = coltExpress.setup(defaultOptions(coltExpress.options), 3, seedOf(1));
    const choice = coltExpress.legalMoves(state, ann)[0] ?? expect.fail('a character can be chosen');
    for (const level of LEVELS) {
      expect(knowledge.tempo(state, ann, choice, level, rngFrom(seedOf(1)))).toBeGreaterThanOrEqual(6000);
    }
  });

  test('beginners make slips, the top level never does, and a slip is a legal move', () => {
    const state = table([{ hand: 'move fire' }, {}, {}]);
    const slips = (level: (typeof LEVELS)[number]) => {
      const rng = rngFrom(seedOf(1));
      return Array.from({ length: 400 }, () => knowledge.slip(state, ann, level, rng)).filter(
        (move) => move !== undefined,
      );
    };
    expect(slips('easy').length).toBeGreaterThan(100);
    expect([slips('hard').length, slips('legend').length]).toEqual([0, 0]);
    for (const move of slips('easy')) expect(legal(state, ann)).toContain(coltExpress.formatMove(move));
  });

  test('nothing a bot computes depends on what its seat cannot see', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(5), (game, who) => {
        const me = (who % game.seats) as Seat;
        let step = 0;
        walk(game, ({ after }) => {
          step += 1;
          if (step % 11 !== 0) return;
          const twin = coltExpress.redeal(after, me, rngFrom(seedOf(step)));
          const draws = rngFrom(seedOf(step + 1));
          const seen = coltExpress.redeal(after, me, cloneRng(draws));
          const seenByTwin = coltExpress.redeal(twin, me, cloneRng(draws));
          expect(knowledge.evaluate(seenByTwin, me)).toBe(knowledge.evaluate(seen, me));
        });
      }),
      { numRuns: 8 },
    );
  });
});

import { choose, type Input, itemAt, type Rng, rngFrom, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { type AnyTable, anyGame, walk } from '../testing/random-games.ts';
import type { Event, Move } from './moves.ts';
import type { State } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe('termination', () => {
  /** The most turns of a round, with 27 more duels if a no-go adds no loot. */
  const mostTurns = ({ seats, options }: Pick<AnyTable, 'seats' | 'options'>): number =>
    (seats === 2 && options.duelCards !== 'loot' ? 96 : 69) * (options.stallLaps * seats + 1);

  const countTurns = (turns: number[], events: readonly Event[]) => {
    for (const event of events) {
      if (event.type === 'round-started') turns.push(0);
      if (event.type === 'turn-started') turns.push((turns.pop() ?? 0) + 1);
    }
  };

  test('[WB-TURN-10, WB-RULING-6] a round of random players has a bounded number of turns', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const turns: number[] = [1];
        const state = walk(game, ({ events }) => countTurns(turns, events));
        expect(Math.max(...turns)).toBeLessThanOrEqual(mostTurns(game));
        expect(state.round).toBeLessThanOrEqual(
          game.options.rounds + (game.options.finalTie === 'extra-round' ? 3 : 0),
        );
        expect(turns).toHaveLength(state.round);
      }),
      { numRuns: 60 },
    );
  });

  /** Plays one round by a fixed choice of each turn's action; nobody loads, races and all else run out of time. */
  function drag({ seats, options, number }: AnyTable, act: (state: State, rng: Rng) => Move): number {
    const rng = rngFrom(seedOf(number));
    const state = wrightBrothers.setup({ ...options, rounds: 1, finalTie: 'shared' }, seats, seedOf(number));
    const turns: number[] = [1];
    while (wrightBrothers.outcome(state) === undefined && sum(turns) <= 10_000) {
      const deadline = wrightBrothers.deadline(state);
      const input: Input<Move> =
        state.phase === 'turn' || deadline === undefined
          ? { type: 'move', at: state.at, seat: state.active, move: act(state, rng), answers: state.turn }
          : { type: 'timer', at: deadline.at, id: deadline.id };
      wrightBrothers.apply(state, input, (event) => countTurns(turns, [event]));
    }
    expect(turns).toHaveLength(1);
    return itemAt(turns, 0);
  }

  test('[WB-TURN-10, WB-RULING-6] if everyone always passes, each sheriff comes after stallLaps laps', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const turns = drag(game, () => ({ type: 'pass' }));
        expect(turns).toBe(4 * game.options.stallLaps * game.seats);
      }),
      { numRuns: 40 },
    );
  });

  test('[WB-TURN-10, WB-RULING-6] stalling as long as possible still ends the round', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const most = game.options.stallLaps * game.seats;
        const turns = drag(game, (state, rng) => {
          if (state.passStreak < most - 1) return { type: 'pass' };
          const legal = wrightBrothers.legalMoves(state, state.active);
          const duel = legal.find(({ type }) => type === 'call-duel');
          const single = legal.filter((move) => move.type === 'discard' && move.cards.length === 1);
          return duel ?? (single.length > 0 ? choose(rng, single) : { type: 'pass' });
        });
        expect(turns).toBeLessThanOrEqual(mostTurns(game));
        expect(turns).toBeGreaterThan(4);
      }),
      { numRuns: 40 },
    );
  });

  test('[WB-TURN-10] the showdown asks at most three times', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        let asked = 0;
        walk(game, ({ input, events }) => {
          if (events.some(({ type }) => type === 'round-started')) asked = 0;
          if (input.type === 'move' && input.move.type === 'miss-target') asked += 1;
          expect(asked).toBeLessThanOrEqual(3);
        });
      }),
      { numRuns: 20 },
    );
  });
});

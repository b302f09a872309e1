import { choose, parseOptions, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { census } from '../testing/index.ts';
import { brokenInvariant } from '../testing/invariants.ts';
import { bangLimit, handLimit, worksFor } from './abilities.ts';
import { handSize } from './hand.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** Plays a random game and looks at every state of it. */
function playThrough(seed: number, given: Partial<Options>, look: (state: State, before: State) => void): void {
  const parsed = parseOptions(bangDuel.options, given);
  if (!parsed.ok) throw new Error('Cannot lay the table');
  const state = bangDuel.setup(parsed.options, 2, seedOf(seed));
  const rng = rngFrom(seedOf(seed + 1_000_000));
  for (let n = 0; n < 3000 && bangDuel.outcome(state) === undefined; n++) {
    const by = choose(rng, bangDuel.toAct(state)) as Seat;
    const before = bangDuel.clone(state);
    const move = choose(rng, bangDuel.legalMoves(state, by));
    bangDuel.apply(state, { type: 'move', at: n, seat: by, move, answers: state.question });
    look(state, before);
  }
}

const random = fc.record({ seed: fc.nat(100_000), charactersPerSide: fc.integer({ min: 4, max: 12 }) });

test('[BD-POS-3, BD-DECK-7, BD-PLAY-4, BD-RES-10] invariants 1 to 7 of section 10 hold in every state of random games', () => {
  fc.assert(
    fc.property(random, ({ seed, charactersPerSide }) => {
      playThrough(seed, { charactersPerSide }, (state, before) => {
        expect(brokenInvariant(state)).toBeUndefined();
        expect(census(state)).toBe(census(before));
      });
    }),
    { numRuns: 25 },
  );
});

test('[BD-PLAY-6, BD-TURN-6, BD-TURN-7] invariants 8 and 9: Bang! cards within the limit, and the hand after phase 3', () => {
  fc.assert(
    fc.property(random, ({ seed }) => {
      playThrough(seed, {}, (state, before) => {
        if (state.bangs > before.bangs && state.turn === before.turn) {
          expect(before.bangs).toBeLessThan(bangLimit(worksFor(before, before.active)));
        }
        if (state.turn !== before.turn && before.turn > 0 && state.ending === undefined) {
          const last = seat(before.active);
          const grew = handSize(state, last) > handSize(before, last);
          // Cards of the opponent's start of turn (a death, a Pocket Watch) may come on top.
          if (!grew) expect(handSize(before, last)).toBeLessThanOrEqual(1 + handLimit(before, last));
        }
      });
    }),
    { numRuns: 25 },
  );
});

import { parseOptions } from '@saloon/kernel';
import { conformance } from '@saloon/kernel/testing';
import { wrightBrothers } from './index.ts';
import type { Options } from './rules/options.ts';
import { census } from './testing/index.ts';

const at = (name: string, seats: number, given: Partial<Options> = {}) => {
  const parsed = parseOptions(wrightBrothers.options, given);
  if (!parsed.ok) throw new Error(`Cannot lay the table: ${JSON.stringify(parsed.problems)}`);
  return { name, seats, options: parsed.options };
};

/**
 * Section 10: at most 96 times `stallLaps` laps of turns in a round, and beside each turn's action a Switch to give back;
 * every card is loaded once, or once more after Indians; a race, three Misses, and everybody ready.
 */
const inputsInARound = (seats: number, stallLaps: number) => 96 * (stallLaps * seats + 1) + 3 + 65 + 8 + 4 * seats;

conformance(wrightBrothers, {
  census,
  seconds: 8,
  bound: ({ seats, options }) => (options.rounds + 3) * inputsInARound(seats, options.stallLaps),
  tables: [
    at('two seats', 2),
    at('three seats', 3),
    at('four seats', 4),
    at('five seats', 5),
    at('two seats, sealed', 2, { raceMode: 'sealed' }),
    at('four seats, sealed', 4, { raceMode: 'sealed' }),
    at('five seats, spread', 5, { sheriffPlacement: 'spread' }),
    at('two seats, spread, duel cards to hand', 2, { sheriffPlacement: 'spread', duelCards: 'hand' }),
    at('two seats, duel cards to the bottom', 2, { duelCards: 'bottom' }),
    at('two seats, early slaps void', 2, { earlySlapFoul: false }),
    at('three seats, by correspondence', 3, { pace: 'correspondence' }),
  ],
});

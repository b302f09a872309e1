import { parseOptions } from '@saloon/kernel';
import { conformance } from '@saloon/kernel/testing';
import { coltExpress } from './index.ts';
import type { Options } from './rules/options.ts';
import { census } from './testing/index.ts';

const at = (name: string, seats: number, given: Partial<Options> = {}) => {
  const parsed = parseOptions(coltExpress.options, given);
  if (!parsed.ok) throw new Error(`Cannot lay the table: ${JSON.stringify(parsed.problems)}`);
  return { name, seats, options: parsed.options };
};

/**
 * Section 10: per round at most five actions each (two bandits: two more cards each), one choice for every card on the
 * pile, and a free card or cards to keep. Before the first round: a character, or a team and its places.
 */
const inputsOfAPlayer = 5 * (5 + 7 + 1) + 2;

const promises = {
  census,
  bound: ({ seats }: { readonly seats: number }) => seats * inputsOfAPlayer,
};
// A player who was away sees the choices made for them only in their own view.
const untold = ['players.*.choice'];

conformance(coltExpress, {
  ...promises,
  seconds: 8,
  untold,
  tables: [
    at('two seats', 2),
    at('three seats', 3),
    at('four seats', 4),
    at('five seats', 5),
    at('six seats', 6),
    at('three seats, two bandits each', 3, { mode: 'two-bandits', duoStartPurses: 'per-player' }),
    at('two seats, teams at random, basic', 2, { teamSelection: 'random', preset: 'basic' }),
    at('four seats, expert', 4, { expert: true }),
    at('six seats, expert, without a clock', 6, { expert: true, pace: 'untimed', characterSelection: 'random' }),
    at('four seats, basic', 4, { preset: 'basic', characterSelection: 'random' }),
    at('five seats, by correspondence', 5, { pace: 'correspondence', tucoBothWays: true }),
  ],
});

conformance(coltExpress, {
  ...promises,
  seconds: 2,
  // CE-RULING-21: the log names no card of the plan; only the view shows the top one.
  untold: [...untold, 'pile.*.card', 'pile.*.bandit'],
  tables: [at('three seats, expert, memory game', 3, { expert: true, pileView: 'top-only', stations: false })],
});

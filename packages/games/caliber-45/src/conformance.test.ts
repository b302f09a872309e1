import { parseOptions } from '@saloon/kernel';
import { conformance } from '@saloon/kernel/testing';
import { caliber45, gameWith } from './index.ts';
import { DEFAULT_EDITION } from './rules/data.ts';
import type { Options } from './rules/options.ts';
import { census } from './testing/index.ts';
import { ODD_EDITION } from './testing/odd-edition.ts';

const withOddEdition = gameWith([DEFAULT_EDITION, ODD_EDITION]);

const at = (name: string, seats: number, given: Partial<Options> = {}) => {
  const parsed = parseOptions(withOddEdition.options, { idleRoundLimit: 10, maxRobberies: 8, ...given });
  if (!parsed.ok) throw new Error(`Cannot lay the table: ${JSON.stringify(parsed.problems)}`);
  return { name, seats, options: parsed.options };
};

/**
 * Section 10: the arming turns between two robberies are limited, each with a hire decision. A robbery has at most two
 * questions per player before the shootout, which has at most 124 turns plus one per player, each with an answer.
 */
const inputsInARobbery = (seats: number, idleRoundLimit: number) =>
  2 * (idleRoundLimit * seats + 4 * seats + 1) + 3 * seats + 1 + 2 * (124 + seats);

const bound = ({ seats, options }: { readonly seats: number; readonly options: Options }) =>
  options.maxRobberies * inputsInARobbery(seats, options.idleRoundLimit);

conformance(withOddEdition, {
  census,
  seconds: 2,
  bound,
  tables: [
    at('another edition, two against two', 4, { edition: 'odd' }),
    at('another edition, two and two and one', 5, { edition: 'odd', sheriffCredit: false, bailTokens: 'limited' }),
  ],
});

conformance(caliber45, {
  census,
  seconds: 7,
  bound,
  tables: [
    at('one against one', 2),
    at('one, one and one', 3),
    at('two against two', 4),
    at('two against one', 3, { teams: 'two' }),
    at('three against three', 6),
    at('two, two and two, hands shared', 6, { teams: 'three', teamHands: 'shared' }),
    at('three, three and two', 8),
    at('three, three and three', 9),
    at('two against two, shared, all options', 4, {
      teamHands: 'shared',
      allowPass: true,
      capAgainstGuards: false,
      sheriffCredit: false,
      dynamiteMercy: 'always',
      bailTokens: 'limited',
      showSeenCowboys: false,
      idleRoundLimit: 2,
      maxRobberies: 20,
      target: '500',
    }),
    at('by hand, by correspondence', 5, {
      seating: 'manual',
      seatTeams: 12_312,
      pace: 'correspondence',
      turnTimeMs: 86_400_000,
      answerTimeMs: 86_400_000,
      dynamiteMercy: 'never',
    }),
  ],
});

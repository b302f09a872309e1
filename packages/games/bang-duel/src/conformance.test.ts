import { parseOptions } from '@saloon/kernel';
import { conformance, LAWS, type Subject } from '@saloon/kernel/testing';
import { expect, test } from 'vitest';
import { bangDuel, bangDuelV1 } from './index.ts';
import type { Options } from './rules/options.ts';
import { census } from './testing/index.ts';

const at = (name: string, given: Partial<Options> = {}) => {
  const parsed = parseOptions(bangDuel.options, given);
  if (!parsed.ok) throw new Error(`Cannot lay the table: ${JSON.stringify(parsed.problems)}`);
  return { name, seats: 2, options: parsed.options };
};

/** The back of the top card lies open. */
const untold = ['decks.commonTop'];

conformance(bangDuel, {
  census,
  seconds: 10,
  // The rules bound no game (section 10); random ones of four characters a side take some 200 inputs, of twelve some 600.
  bound: ({ options }) => 1000 * options.charactersPerSide,
  untold,
  tables: [
    at('four characters'),
    at('twelve characters', { charactersPerSide: 12 }),
    at('timed', { timed: true, moveTimeMs: 15_000, sides: 'host-outlaw' }),
    at('by correspondence, with a turn limit', {
      pace: 'correspondence',
      timed: true,
      moveTimeMs: 3_600_000,
      limitTurns: true,
      turnLimit: 40,
      sides: 'host-law',
    }),
    at('every ruling the other way', {
      sundanceAlwaysActive: true,
      tokenMoveTrigger: 'any',
      tucoInDuels: false,
      wildBillOnForcedDiscard: false,
      charactersPerSide: 12,
    }),
  ],
});

test('[BD-RAND-1] the suite finds what version 1 showed a spectator of a card taken blind, and nothing in version 2', () => {
  const breach = (game: typeof bangDuelV1, number: number): string => {
    const subject = { game, table: at('four characters'), census, bound: 4000, untold } as Subject;
    try {
      LAWS.viewsLeakNothing.check(subject, number);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  // One game in thirty has such a moment among those that are looked at.
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  const first = numbers.find((number) => breach(bangDuelV1, number) !== '') ?? 0;
  expect(breach(bangDuelV1, first)).toMatch(/What spectator sees after being told .*"card-taken".*"known"/s);
  expect(breach(bangDuel, first)).toBe('');
});

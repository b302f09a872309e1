import { parseOptions } from '@saloon/kernel';
import { conformance } from '@saloon/kernel/testing';
import { bangDuel } from './index.ts';
import type { Options } from './options.ts';
import { census } from './testing/index.ts';

const at = (name: string, given: Partial<Options> = {}) => {
  const parsed = parseOptions(bangDuel.options, given);
  if (!parsed.ok) throw new Error(`Cannot lay the table: ${JSON.stringify(parsed.problems)}`);
  return { name, seats: 2, options: parsed.options };
};

conformance(bangDuel, {
  census,
  seconds: 10,
  // The rules bound no game (section 10); random ones of four characters a side take some 200 inputs, of twelve some 600.
  bound: ({ options }) => 1000 * options.charactersPerSide,
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
      tokenMoveTrigger: 'own-move',
      tucoInDuels: false,
      wildBillOnForcedDiscard: false,
      charactersPerSide: 12,
    }),
  ],
});

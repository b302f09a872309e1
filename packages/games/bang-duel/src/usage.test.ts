import { parseOptions, randomWalk, rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { bangDuel } from './index.ts';
import { USES, usesIn } from './testing/usage.ts';

const GAMES = 150;

test('[BD-PLAY-8] in random games every card is played, every clause applied and every ability used', () => {
  const parsed = parseOptions(bangDuel.options, { charactersPerSide: 12 });
  if (!parsed.ok) throw new Error('Cannot lay the table');
  const counts = new Map(USES.map((use) => [use, 0]));
  for (let n = 0; n < GAMES; n++) {
    const state = bangDuel.setup(parsed.options, 2, seedOf(n));
    randomWalk(bangDuel, state, rngFrom(seedOf(n + GAMES)), 2000, undefined, (event) => {
      for (const use of usesIn(event, state)) counts.set(use, (counts.get(use) ?? 0) + 1);
    });
  }
  const never = USES.filter((use) => counts.get(use) === 0);
  expect(never, `of ${JSON.stringify([...counts])}`).toEqual([]);
});

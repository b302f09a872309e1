import { rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, playing, playUntil } from '../testing/index.ts';

/** Who is to act according to the lists outside the table, just after the cards of a called duel were revealed. */
function waitedFor(seed: number): readonly [phase: string, toAct: string] | undefined {
  const table = playing([ann, bob], { rounds: 6 }, [], seedOf(seed));
  const state = () => table.table.state as { phase: string; race?: { cause: string; hands: unknown[] } };
  const isTurnedUp = () => ['race', 'no-go-window'].includes(state().phase) && state().race?.cause === 'duel';
  playUntil(table, [ann, bob], rngFrom(seedOf(seed)), isTurnedUp);
  return isTurnedUp() && state().race?.hands.length === 0 ? [state().phase, table.table.toAct.join()] : undefined;
}

test('[WB-DUEL-5, WB-DUEL-6] nothing outside the table tells a go from a no-go: the players compare the cards', () => {
  const told = new Map<string, string>();
  for (let seed = 0; seed < 40 && told.size < 2; seed++) {
    const [phase, toAct] = waitedFor(seed) ?? [];
    if (phase !== undefined && toAct !== undefined) told.set(phase, toAct);
  }
  expect([...told.keys()].sort()).toEqual(['no-go-window', 'race']);
  expect(told.get('race')).toBe(told.get('no-go-window'));
});

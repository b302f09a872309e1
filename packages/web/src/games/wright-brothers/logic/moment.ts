import type { View } from '../wire.ts';

/** Changes with every question: a turn, a race, and each Miss of a player who has several (WB-MISS-2). */
export function momentOf({ round, turn, phase, race, division }: View): string {
  const cancelled = division?.cancelled.reduce((sum, cards) => sum + cards.length, 0) ?? 0;
  return `${phase} ${round} ${turn} ${race?.id ?? ''} ${cancelled}`;
}

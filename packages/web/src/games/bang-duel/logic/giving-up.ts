import type { Move } from '../wire.ts';

/** Answers that give something up: to take the hit, to decline, to end the turn. */
export const isGivingUp = (move: Move | undefined): boolean =>
  move?.type === 'take-hit' ||
  move?.type === 'decline' ||
  move?.type === 'end-phase' ||
  (move?.type === 'redirect' && move.units === 0);

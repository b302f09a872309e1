import type { Reaction } from '@saloon/kernel';
import type { Event } from './moves.ts';

/** WB-ONL-7: the times of a closed race. Stunned racers pressed twice, so theirs are not simple reactions. */
export const reactionsIn = (event: Event): readonly Reaction[] =>
  event.type !== 'race-closed'
    ? []
    : event.finishes.flatMap(({ seat, e, isStunned }) => (e === undefined || isStunned ? [] : { seat, time: e }));

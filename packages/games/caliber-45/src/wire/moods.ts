import type { Mood } from '@saloon/kernel';
import type { Event } from '../rules/moves.ts';

/** What everybody saw happen to whom. It uses only what is public in an event. */
export function moodsOf(event: Event): readonly Mood[] {
  switch (event.type) {
    case 'shot':
      return [{ seat: event.seat, type: 'struck' }];
    case 'fell':
      return [{ seat: event.seat, type: 'hurt' }];
    case 'jailed':
    case 'fled':
      return [{ seat: event.seat, type: 'failed' }];
    case 'loot-taken':
      return [{ seat: event.seat, type: 'took' }];
    default:
      return [];
  }
}

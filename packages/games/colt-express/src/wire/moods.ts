import { type Mood, seat } from '@saloon/kernel';
import type { Event } from '../rules/moves.ts';

/** What everybody saw happen to whom. It uses only what is public in an event. */
export function moodsOf(event: Event): readonly Mood[] {
  switch (event.type) {
    case 'shot':
    case 'punched':
      return [
        { seat: event.seat, type: 'struck' },
        { seat: event.targetSeat, type: 'hurt' },
      ];
    case 'robbed':
      return [{ seat: event.seat, type: 'took' }];
    case 'fizzled':
      return [{ seat: event.seat, type: 'failed' }];
    case 'bullet-received':
      return [{ seat: event.seat, type: 'hurt' }];
    case 'game-ended':
      return event.ranks.flatMap((rank, at) => (rank === 1 ? { seat: seat(at), type: 'won' } : []));
    default:
      return [];
  }
}

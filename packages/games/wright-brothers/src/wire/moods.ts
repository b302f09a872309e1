import { type Mood, seat } from '@saloon/kernel';
import type { Event } from '../rules/moves.ts';

/** What everybody saw happen to whom. It uses only what is public in an event. */
export function moodsOf(event: Event): readonly Mood[] {
  switch (event.type) {
    case 'took':
      return [
        { seat: event.seat, type: 'struck' },
        { seat: event.target, type: 'hurt' },
      ];
    case 'fouled':
      return [{ seat: event.seat, type: 'failed' }];
    case 'divided':
      return event.places.slice(0, 1).map((place) => ({ seat: place.seat, type: 'took' }));
    case 'game-ended':
      return event.ranks.flatMap((rank, at) => (rank === 1 ? { seat: seat(at), type: 'won' } : []));
    default:
      return [];
  }
}

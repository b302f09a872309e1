import type { Mood } from '@saloon/kernel';
import type { Event } from '../rules/events.ts';

/** What everybody saw happen to whom. It uses only what is public in an event. */
export function moodsOf(event: Event): readonly Mood[] {
  switch (event.type) {
    case 'health-lost':
      return event.by === undefined || event.by === event.seat
        ? [{ seat: event.seat, type: 'hurt' }]
        : [
            { seat: event.by, type: 'struck' },
            { seat: event.seat, type: 'hurt' },
          ];
    case 'card-taken':
      return [{ seat: event.seat, type: 'took' }];
    case 'miss-wasted':
      return [{ seat: event.seat, type: 'failed' }];
    case 'game-ended':
      return event.winner === undefined ? [] : [{ seat: event.winner, type: 'won' }];
    default:
      return [];
  }
}

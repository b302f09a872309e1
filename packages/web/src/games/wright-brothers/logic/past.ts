import type { Past } from '../../../core/games/contract.ts';
import type { Event } from '../wire.ts';

/** Rounds are stations, and races are marked. A returning player hears of taken cards and fouls first. */
export const past: Past<Event> = {
  stop: (event) => (event.type === 'round-started' ? { of: 'round', n: event.round } : undefined),
  mark: (event) => {
    switch (event.type) {
      case 'race-started':
        return 'race';
      case 'duel-turned-up':
        return event.race === undefined ? undefined : 'race';
      case 'game-ended':
        return 'end';
      default:
        return undefined;
    }
  },
  hits: (event, you) => {
    switch (event.type) {
      case 'took':
      case 'missed':
        return event.target === you;
      case 'lost-to-indians':
      case 'fouled':
        return event.seat === you;
      default:
        return false;
    }
  },
};

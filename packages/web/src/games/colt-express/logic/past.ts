import type { Past } from '../../../core/games/contract.ts';
import type { Event } from '../wire.ts';

/**
 * Stations are rounds; shots are marked, the Marshal's too. In a summary, shots, punches and robberies against you come
 * first.
 */
export const past: Past<Event> = {
  stop: (event) => (event.type === 'round-started' ? { of: 'round', n: event.round } : undefined),
  heads: ({ type }) => type === 'round-started' || type === 'turn-started' || type === 'planning-ended',
  mark: (event) => {
    switch (event.type) {
      case 'shot':
      case 'bullet-received':
        return 'shot';
      case 'scored':
      case 'game-ended':
        return 'end';
      default:
        return undefined;
    }
  },
  hits: (event, you) => {
    switch (event.type) {
      case 'shot':
      case 'punched':
        return event.targetSeat === you;
      case 'bullet-received':
      case 'purse-lost':
        return event.seat === you;
      default:
        return false;
    }
  },
};

import type { Past } from '../../../core/games/contract.ts';
import type { Event } from '../wire.ts';

/** Stations are robberies; shots and falls are marked. In a summary, falls, shots, jail and fines come first. */
export const past: Past<Event> = {
  stop: (event) => (event.type === 'announced' ? { of: 'robbery', n: event.robbery } : undefined),
  mark: (event) => {
    switch (event.type) {
      case 'shot':
        return 'shot';
      case 'fell':
      case 'blew-up':
        return 'death';
      case 'game-ended':
        return 'end';
      default:
        return undefined;
    }
  },
  hits: (event, you) => {
    switch (event.type) {
      case 'shot':
        return event.target === you;
      case 'fell':
      case 'jailed':
      case 'charged':
      case 'owing':
        return event.seat === you;
      case 'blew-up':
        return event.seats.includes(you);
      default:
        return false;
    }
  },
};

import type { Past } from '../../../core/games/contract.ts';
import type { Event } from '../wire.ts';

/** Stations are turns; hits and deaths are marked. Losses come first in a summary. */
export const past: Past<Event> = {
  stop: (event) => (event.type === 'turn-started' ? { of: 'turn', n: event.turn } : undefined),
  mark: (event) => {
    switch (event.type) {
      case 'hit':
        return 'shot';
      case 'died':
        return 'death';
      case 'game-ended':
        return 'end';
      default:
        return undefined;
    }
  },
  hits: (event, you) => {
    switch (event.type) {
      case 'health-lost':
      case 'hit-taken':
      case 'died':
        return event.seat === you;
      case 'card-taken':
        return event.victim === you;
      case 'duel-begun':
      case 'indians-came':
        return event.seat !== you;
      default:
        return false;
    }
  },
};

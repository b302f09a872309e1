import type { Past } from '../../contract.ts';
import type { Event } from '../wire.ts';

/** Turns are stations, hits and deaths are marked; what was lost is told first. */
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

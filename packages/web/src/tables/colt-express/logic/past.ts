import type { Past } from '../../contract.ts';
import type { Event } from '../wire.ts';

/** Rounds are stations and shots are marked, the marshal's too; who was shot, punched or robbed is told first. */
export const past: Past<Event> = {
  stop: (event) => (event.type === 'round-started' ? { of: 'round', n: event.round } : undefined),
  mark: (event) => {
    switch (event.type) {
      case 'shot':
      case 'bullet-received':
        return 'shot';
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

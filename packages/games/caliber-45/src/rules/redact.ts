import type { Seat, Viewer } from '@saloon/kernel';
import type { Event } from './moves.ts';

/** The event as this viewer may see it (RULES.md section 6), with others' cards and votes face down. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return isShown(event.shown, viewer) ? event : { ...event, cards: 'face-down', cowboy: 'face-down' };
    case 'drew':
      return isShown(event.shown, viewer) ? event : { ...event, card: 'face-down' };
    case 'hired':
    case 'cowboy-dealt':
      return isShown(event.shown, viewer) ? event : { ...event, cowboy: 'face-down' };
    case 'voted':
      return event.seat === viewer ? event : { ...event, yes: 'face-down' };
    case 'game-started':
    case 'turn-started':
    case 'stood-in':
    case 'exchanged':
    case 'passed':
    case 'kept':
    case 'rejected':
    case 'worked-off':
    case 'announced':
    case 'joined':
    case 'declined':
    case 'charged':
    case 'paid':
    case 'owing':
    case 'picked':
    case 'faced':
    case 'repelled':
    case 'rode':
    case 'fell':
    case 'jailed':
    case 'blew-up':
    case 'vote-called':
    case 'votes-counted':
    case 'shootout-started':
    case 'shot':
    case 'defended':
    case 'fled':
    case 'card-discarded':
    case 'loot-taken':
    case 'money-reshuffled':
    case 'refilled':
    case 'robbery-ended':
    case 'game-ended':
    case 'left':
    case 'returned':
      return event;
  }
}

const isShown = (shown: readonly Seat[], viewer: Viewer): boolean => viewer !== 'spectator' && shown.includes(viewer);

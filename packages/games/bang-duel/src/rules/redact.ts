import type { Viewer } from '@saloon/kernel';
import { type Face, faceDown, isCardId } from './card-ids.ts';
import type { Event } from './events.ts';

/** The event as this viewer may see it (section 6): others' cards show their backs. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'characters-dealt':
      return event.seat === viewer ? event : { ...event, characters: 'face-down', drawn: 'face-down' };
    case 'drew':
    case 'drew-aside':
    case 'kept':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(turnDown) };
    case 'card-taken': {
      const isKnown = event.from !== 'hand' || event.to === 'discard' || viewer !== 'spectator';
      return isKnown ? event : { ...event, card: turnDown(event.card) };
    }
    case 'sides-taken':
    case 'ap-chosen':
    case 'characters-shown':
    case 'turn-started':
    case 'no-card-left':
    case 'reshuffled':
    case 'showed':
    case 'played':
    case 'equipped':
    case 'reloaded':
    case 'ability-used':
    case 'discarded':
    case 'hit':
    case 'hit-dropped':
    case 'turned-up':
    case 'revealed':
    case 'hit-cancelled':
    case 'miss-wasted':
    case 'hit-taken':
    case 'redirected':
    case 'health-lost':
    case 'healed':
    case 'dying':
    case 'died':
    case 'entered':
    case 'left-alone':
    case 'token-moved':
    case 'dynamite-passed':
    case 'laid-out':
    case 'picked':
    case 'duel-begun':
    case 'indians-came':
    case 'declined':
    case 'waits':
    case 'begins':
    case 'falls-away':
    case 'chain-cut':
    case 'phase-ended':
    case 'wants-to-concede':
    case 'game-ended':
    case 'left':
    case 'returned':
      return event;
  }
}

const turnDown = (face: Face): Face => (isCardId(face) ? faceDown(face) : face);

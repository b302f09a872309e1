import type { Seat } from '@saloon/kernel';
import type { Cue } from '../../../kit/sound/cues.ts';
import type { Event } from '../wire.ts';

/** What an event sounds like. */
export function cueOf(event: Event, you: Seat | undefined): Cue | undefined {
  switch (event.type) {
    case 'characters-shown':
      return 'flip';
    case 'turn-started':
      return event.seat === you ? 'bell' : undefined;
    case 'drew':
      return event.why === 'deal' ? 'riffle' : event.seat === you ? 'slide' : undefined;
    case 'reshuffled':
      return 'riffle';
    case 'played':
      return event.card.startsWith('indians') ? 'gallop' : 'thud';
    case 'equipped':
      return 'cock';
    case 'reloaded':
      return 'cock';
    case 'hit':
      return event.card === 'shotgun' || event.card === 'gatling' ? 'shotgun' : 'shot';
    case 'hit-cancelled':
      return 'whine';
    case 'turned-up':
    case 'showed':
      return 'flip';
    case 'health-lost':
      return event.kind === 'dynamite' ? 'boom' : event.kind === 'rattlesnake' ? 'rattle' : 'punch';
    case 'healed':
      return 'pop';
    case 'token-moved':
      return 'steps';
    case 'died':
      return 'taps';
    case 'entered':
      return 'knock';
    case 'duel-begun':
      return 'draw';
    case 'card-taken':
    case 'picked':
      return 'slide';
    case 'discarded':
      return 'thud';
    default:
      return undefined;
  }
}

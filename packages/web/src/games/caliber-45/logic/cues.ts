import type { Seat } from '@saloon/kernel';
import type { Cue } from '../../../kit/sound/cues.ts';
import type { Event } from '../wire.ts';

/** What an event sounds like. The end is played by the ranking sheet. */
export function cueOf(event: Event, you: Seat | undefined): Cue | undefined {
  switch (event.type) {
    case 'game-started':
    case 'money-reshuffled':
    case 'refilled':
      return 'riffle';
    case 'turn-started':
      return event.seat === you ? 'bell' : undefined;
    case 'drew':
      return event.seat === you ? 'slide' : undefined;
    case 'exchanged':
      return 'thud';
    case 'hired':
    case 'rejected':
    case 'cowboy-dealt':
      return 'flip';
    case 'kept':
    case 'joined':
      return 'knock';
    case 'worked-off':
      return 'cock';
    case 'announced':
      return 'whistle';
    case 'paid':
    case 'loot-taken':
      return 'coin';
    case 'owing':
      return 'nope';
    case 'picked':
      return event.card.kind === 'sheriff' ? 'star' : event.card.kind === 'dynamite' ? 'boom' : 'flip';
    case 'faced':
      return event.seat === you ? 'bell' : event.threat === 'indians' ? 'rattle' : undefined;
    case 'repelled':
      return 'shotgun';
    case 'shot':
      return 'shot';
    case 'defended':
      return 'whine';
    case 'rode':
      return 'gallop';
    case 'fled':
      return 'steps';
    case 'fell':
      return event.threat === 'dynamite' ? undefined : 'punch';
    case 'jailed':
      return 'thud';
    case 'shootout-started':
      return 'draw';
    default:
      return undefined;
  }
}

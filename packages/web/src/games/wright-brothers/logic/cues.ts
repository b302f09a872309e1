import type { Seat } from '@saloon/kernel';
import type { Cue } from '../../../kit/sound/cues.ts';
import type { Event } from '../wire.ts';

/** What an event sounds like. The race's own signal is played by the table, the end by the ranking sheet. */
export function cueOf(event: Event, you: Seat | undefined): Cue | undefined {
  switch (event.type) {
    case 'round-started':
      return 'riffle';
    case 'turn-started':
      return event.seat === you ? 'bell' : undefined;
    case 'discarded':
      return 'thud';
    case 'loaded':
      return 'cock';
    case 'drew':
      return event.seat === you ? 'slide' : undefined;
    case 'sheriff-came':
      return 'star';
    case 'event-played':
      return event.card === 'indians' ? 'gallop' : 'flip';
    case 'took':
    case 'gave-back':
      return 'slide';
    case 'duel-called':
      return 'whistle';
    case 'slapped':
      return event.seat === you ? undefined : 'slap';
    case 'fouled':
    case 'slap-void':
      return 'nope';
    case 'pressed':
      return event.isStunned ? 'nope' : undefined;
    case 'sealed':
      return 'slide';
    case 'unsealed':
      return 'flip';
    case 'revealed':
      return 'shot';
    case 'missed':
      return 'whine';
    case 'divided':
      return 'coin';
    default:
      return undefined;
  }
}

import type { Seat } from '@saloon/kernel';
import type { Cue } from '../../../kit/sound/cues.ts';
import type { Event, View } from '../wire.ts';

/** What an event sounds like. The bell calls a player when the table comes to their question. */
export function cueOf(event: Event, you: Seat | undefined, { asked }: Pick<View, 'asked'>): Cue | undefined {
  if (ASKING.includes(event.type) && you !== undefined && asked.includes(you)) return 'bell';
  return planningCue(event, you) ?? heistCue(event);
}

/** What a question can follow. */
const ASKING: readonly Event['type'][] = ['turn-started', 'card-played', 'drew', 'card-turned'];

function planningCue(event: Event, you: Seat | undefined): Cue | undefined {
  switch (event.type) {
    case 'round-started':
      return 'riffle';
    case 'card-played':
      return 'thud';
    case 'drew':
      return 'slide';
    case 'committed':
    case 'took-card':
      return event.seat === you ? 'slide' : undefined;
    case 'character-taken':
    case 'team-taken':
      return 'knock';
    case 'planning-ended':
      return 'whistle';
    default:
      return undefined;
  }
}

function heistCue(event: Event): Cue | undefined {
  switch (event.type) {
    case 'card-turned':
    case 'round-card-revealed':
      return 'flip';
    case 'moved':
      return event.cause === 'punched' || event.cause === 'pushed' ? 'thud' : 'steps';
    case 'shot':
      return 'shot';
    case 'bullet-received':
      return event.cause === 'marshal' ? 'shot' : 'shotgun';
    case 'robbed':
    case 'ransom-paid':
      return 'coin';
    case 'punched':
      return 'punch';
    case 'marshal-moved':
      return 'star';
    case 'fizzled':
    case 'bullets-short':
      return event.type === 'fizzled' && event.why === 'empty-revolver' ? 'cock' : 'whine';
    case 'event-started':
      return event.event === 'braking' ? 'rattle' : 'whistle';
    case 'strongbox-placed':
      return 'thud';
    case 'purse-lost':
      return 'coin';
    default:
      return undefined;
  }
}

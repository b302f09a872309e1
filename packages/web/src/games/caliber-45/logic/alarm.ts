import type { Lang, Seat } from '@saloon/kernel';
import { wordsIn } from '../text/index.ts';
import type { Event } from '../wire.ts';

/** What a screen reader has to say at once. */
export function alarmOf(event: Event, you: Seat | undefined, lang: Lang): string | undefined {
  if (you === undefined) return undefined;
  const { alarms } = wordsIn(lang);
  switch (event.type) {
    case 'turn-started':
      return event.seat === you ? alarms.yourTurn : undefined;
    case 'faced':
      return event.seat === you ? alarms.faced(event.threat, event.count) : undefined;
    case 'shot':
      return event.target === you ? alarms.shot(event.strength) : undefined;
    case 'shootout-started':
      return event.seat === you ? alarms.shootout : undefined;
    case 'vote-called':
      return alarms.vote;
    default:
      return undefined;
  }
}

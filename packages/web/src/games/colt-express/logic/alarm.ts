import type { Lang, Seat } from '@saloon/kernel';
import { wordsIn } from '../text/index.ts';
import type { Event } from '../wire.ts';

/** What a screen reader has to say at once: who was hit. Questions are announced by the bar. */
export function alarmOf(event: Event, you: Seat | undefined, lang: Lang): string | undefined {
  if (you === undefined) return undefined;
  const { alarms, things } = wordsIn(lang);
  switch (event.type) {
    case 'shot':
      return event.targetSeat === you ? alarms.shot(things.characters[event.target].name) : undefined;
    case 'punched':
      return event.targetSeat === you ? alarms.punched(things.characters[event.target].name) : undefined;
    case 'bullet-received':
      return event.seat === you ? alarms.marshal(things.characters[event.bandit].name) : undefined;
    default:
      return undefined;
  }
}

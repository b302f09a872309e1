import type { Lang, Seat } from '@saloon/kernel';
import { wordsIn } from '../text/index.ts';
import type { Event } from '../wire.ts';

/** What a screen reader has to say at once: one's own characters are shot at, hurt or dead. Questions the bar announces. */
export function alarmOf(event: Event, you: Seat | undefined, lang: Lang): string | undefined {
  if (you === undefined) return undefined;
  const { alarms, labels } = wordsIn(lang);
  switch (event.type) {
    case 'health-lost':
      return event.seat === you ? alarms.hurt(labels.characters[event.character].name, event.health) : undefined;
    case 'died':
      return event.seat === you ? alarms.died(labels.characters[event.character].name) : undefined;
    default:
      return undefined;
  }
}

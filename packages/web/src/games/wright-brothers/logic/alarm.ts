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
    case 'race-started':
      return event.isSealed || event.starter === you ? undefined : alarms.race;
    case 'duel-turned-up':
      return event.race === undefined ? undefined : alarms.duel;
    case 'pressed':
      return event.isStunned ? alarms.stunned : undefined;
    case 'took':
      return event.target === you ? alarms.robbed : undefined;
    case 'fouled':
      return event.seat === you ? alarms.fouled : undefined;
    default:
      return undefined;
  }
}

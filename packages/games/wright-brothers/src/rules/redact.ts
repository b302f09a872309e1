import type { Viewer } from '@saloon/kernel';
import type { Event } from './moves.ts';

/** The event as this viewer may know it (section 6 of RULES.md): others' cards are face down, the log's secrets stay in the log. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return event.seat === viewer ? event : { ...event, cards: 'face-down' };
    case 'loaded':
      // WB-TIME-9: in a no-go it has another `e`, which would tell the players what the cards mean.
      return { ...event, cards: event.seat === viewer ? event.cards : 'face-down', e: undefined };
    case 'took':
    case 'gave-back':
      return event.seat === viewer || event.target === viewer ? event : { ...event, cards: 'face-down' };
    case 'lost-to-indians':
      return event.seat === viewer ? event : { ...event, card: 'face-down' };
    case 'pressed':
    case 'slap-void':
      return event.seat === viewer ? event : undefined;
    case 'slapped':
      return event.seat === viewer || event.place !== undefined ? event : undefined;
    case 'race-drawn':
      return undefined;
    case 'round-started':
    case 'turn-started':
    case 'passed':
    case 'discarded':
    case 'sheriff-came':
    case 'event-played':
    case 'duel-called':
    case 'duel-turned-up':
    case 'duel-called-off':
    case 'race-started':
    case 'fouled':
    case 'sealed':
    case 'unsealed':
    case 'race-closed':
    case 'bonus-received':
    case 'revealed':
    case 'missed':
    case 'divided':
    case 'round-ended':
    case 'ready':
    case 'game-ended':
    case 'left':
    case 'returned':
      return event;
  }
}

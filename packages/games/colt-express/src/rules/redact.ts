import type { Viewer } from '@saloon/kernel';
import type { Event, HiddenValue } from './moves.ts';

/** The event as this viewer may know it (section 6 of RULES.md): others' cards are face down, and so are purses. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return event.seat === viewer ? event : { ...event, cards: 'face-down' };
    case 'took-card':
      return event.seat === viewer ? event : { ...event, card: 'face-down' };
    case 'kept':
      return event.seat === viewer ? event : { ...event, cards: 'face-down', discarded: 'face-down' };
    case 'card-played':
      return redactPlayed(event, viewer);
    case 'robbed':
    case 'purse-lost':
      return event.seat === viewer ? event : { ...event, value: hidden(event.value) };
    case 'punched':
      return event.targetSeat === viewer || (event.isKept && event.seat === viewer)
        ? event
        : { ...event, value: hidden(event.value) };
    case 'train-built':
    case 'first-player-drawn':
    case 'character-taken':
    case 'teams-dealt':
    case 'team-taken':
    case 'committed':
    case 'bandits-boarded':
    case 'round-started':
    case 'deck-rebuilt':
    case 'round-card-revealed':
    case 'turn-started':
    case 'planning-ended':
    case 'card-turned':
    case 'fizzled':
    case 'moved':
    case 'shot':
    case 'marshal-moved':
    case 'bullet-received':
    case 'bullets-short':
    case 'card-returned':
    case 'event-started':
    case 'event-idle':
    case 'strongbox-placed':
    case 'ransom-paid':
    case 'round-ended':
    case 'scored':
    case 'game-ended':
    case 'left':
    case 'returned':
      return event;
  }
}

/** CE-RULING-21: a memory game hides cards on the pile, from their owner too. */
function redactPlayed(event: Extract<Event, { type: 'card-played' }>, viewer: Viewer): Event {
  if (event.seat !== viewer && event.isFaceDown) return hideCard(event, 'face-down');
  return event.isMemoryGame === true ? hideCard(event, 'covered') : event;
}

function hideCard(event: Extract<Event, { type: 'card-played' }>, card: 'face-down' | 'covered'): Event {
  const { isMemoryGame: _, ...rest } = event;
  return { ...rest, card, bandit: undefined };
}

/** Jewels and strongboxes have no secret value. */
const hidden = (value: HiddenValue): HiddenValue => (value === undefined ? undefined : 'face-down');

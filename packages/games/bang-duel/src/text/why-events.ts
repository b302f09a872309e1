import type { Seat } from '@saloon/kernel';
import { bad, good } from '@saloon/kernel';
import { worthOfGearNamed } from '../bots/card-worth.ts';
import { isCardId, printOf } from '../rules/card-ids.ts';
import { type CardName, type CharacterId, EQUIPMENT } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { healthAt, spotOf } from '../rules/spots.ts';
import { charOf, type State } from '../rules/state.ts';
import type { Reason } from './why-reasons.ts';

/** What a move has done: blow by blow, each character once, and what is threatened only where it is not settled yet. */
export function whyHappened(before: State, events: readonly Event[], seat: Seat): readonly Reason[] {
  const shots = new Map<CharacterId, number>();
  let drawn = 0;
  const reasons: Reason[] = [];
  for (const event of events) {
    if (event.type === 'hit' && event.seat === seat && !isOwn(before, seat, event.target))
      shots.set(event.target, (shots.get(event.target) ?? 0) + 1);
    // The cards drawn for a death aren't a reason to let a character die.
    if (event.type === 'drew' && event.seat === seat && event.why !== 'death') drawn += event.cards.length;
    reasons.push(...reasonIn(before, event, seat));
  }
  for (const [character, hits] of shots) {
    const isLast = healthOf(before, character) <= 1;
    reasons.push(isLast ? good({ type: 'may-kill', character }) : good({ type: 'shoots', character, hits }));
  }
  if (drawn > 0) reasons.push(good({ type: 'draws', count: drawn }));
  return reasons.filter((reason, at) => !isOvertaken(reasons, reason, at));
}

/** Later losses of the same character count the earlier ones; and what has happened need not be threatened. */
function isOvertaken(reasons: readonly Reason[], reason: Reason, at: number): boolean {
  switch (reason.type) {
    case 'hurts':
    case 'bleeds':
      return reasons.some((other, i) => i > at && other.type === reason.type && other.character === reason.character);
    case 'shoots':
    case 'may-kill':
    case 'demands':
      return reasons.some(
        (other) => (other.type === 'hurts' || other.type === 'kills') && other.character === reason.character,
      );
    case 'endangers':
      return reasons.some(
        (other) =>
          (other.type === 'bleeds' || other.type === 'costs-character') && other.character === reason.character,
      );
    default:
      return false;
  }
}

const healthOf = (state: State, character: CharacterId): number => {
  const spot = spotOf(state, charOf(character));
  return spot === -1 ? 0 : healthAt(state, spot);
};

function reasonIn(before: State, event: Event, seat: Seat): readonly Reason[] {
  switch (event.type) {
    case 'game-ended':
      if (event.winner === undefined) return [];
      return [event.winner === seat ? good({ type: 'wins' }) : bad({ type: 'loses' })];
    case 'dying': {
      const { character } = event;
      return [event.seat === seat ? bad({ type: 'costs-character', character }) : good({ type: 'kills', character })];
    }
    case 'health-lost': {
      const { character } = event;
      const lost = healthOf(before, character) - event.health;
      if (event.health <= 0 || lost <= 0) return [];
      return [
        event.seat === seat ? bad({ type: 'bleeds', character, lost }) : good({ type: 'hurts', character, lost }),
      ];
    }
    // A Gatling also hits the player's PP.
    case 'hit': {
      const { target: character } = event;
      return event.seat === seat && isOwn(before, seat, character) ? [bad({ type: 'endangers', character })] : [];
    }
    case 'indians-came':
      return event.targets.map((character) =>
        isOwn(before, seat, character) ? bad({ type: 'endangers', character }) : good({ type: 'demands', character }),
      );
    case 'duel-begun':
      return event.seat === seat ? [good({ type: 'demands', character: event.target })] : [];
    case 'hit-cancelled':
      return event.seat === seat ? [good({ type: 'saves', character: event.target })] : [];
    case 'healed':
      return event.seat === seat ? [good({ type: 'heals', character: event.character, health: event.health })] : [];
    case 'equipped':
      return whyWorn(before, seat, printOf(event.card).name, event.character);
    case 'token-moved':
      return whyFront(before, seat, event);
    case 'card-taken':
      return whyTaken(event, seat);
    default:
      return [];
  }
}

const NAMES: readonly CardName[] = EQUIPMENT;
const isBurden = (card: CardName): boolean => worthOfGearNamed(NAMES.indexOf(card)) < 0;

const isOwn = (state: State, seat: Seat, character: CharacterId): boolean =>
  spotOf(state, charOf(character)) >> 1 === seat;

function whyWorn(state: State, seat: Seat, card: CardName, character: CharacterId): readonly Reason[] {
  if (isOwn(state, seat, character)) {
    return [isBurden(card) ? bad({ type: 'burdens-own', card, character }) : good({ type: 'equips', card, character })];
  }
  return [isBurden(card) ? good({ type: 'burdens', card, character }) : bad({ type: 'helps-rival', card, character })];
}

/** The AP is shot at first: the player's should have health, the opponent's should not. */
function whyFront(before: State, seat: Seat, event: Extract<Event, { type: 'token-moved' }>): readonly Reason[] {
  const { to: character } = event;
  const spot = spotOf(before, charOf(character));
  const gained = healthAt(before, spot) - healthAt(before, spot ^ 1);
  if (gained === 0) return [];
  if (event.seat !== seat) return gained < 0 ? [good({ type: 'exposes', character })] : [];
  return [gained > 0 ? good({ type: 'healthy-front', character }) : bad({ type: 'weak-front', character })];
}

/** What was drawn blind out of a hand nobody knows beforehand. */
function whyTaken(event: Extract<Event, { type: 'card-taken' }>, seat: Seat): readonly Reason[] {
  const { from: character, card } = event;
  if (event.seat !== seat) return [];
  if (character === 'hand') return [good({ type: 'takes-from-hand' })];
  if (!isCardId(card)) return [];
  const { name } = printOf(card);
  if (event.victim !== seat) return [good({ type: 'strips', card: name, character })];
  return isBurden(name) ? [good({ type: 'rids', card: name, character })] : [];
}

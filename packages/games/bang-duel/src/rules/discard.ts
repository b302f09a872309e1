import type { Emit, Seat } from '@saloon/kernel';
import { idOf, type Kind } from './card-ids.ts';
import type { DiscardReason, Event } from './events.ts';
import { kindsInGear } from './gear.ts';
import { lose } from './hand.ts';
import { charAt, gearAt } from './spots.ts';
import { characterId, type Gear, type Spot, type State, spotOwner } from './state.ts';

/** BD-DECK-5, BD-PLAY-12: discards a card face up without playing it. */
export function discardFromHand(
  state: State,
  by: Seat,
  kind: Kind,
  why: DiscardReason,
  emit: Emit<Event> | undefined,
): void {
  lose(state, by, kind);
  state.discard.push(kind);
  if (emit !== undefined) tellDiscarded(by, kind, why, emit);
}

const tellDiscarded = (seat: Seat, kind: Kind, why: DiscardReason, emit: Emit<Event>): void =>
  emit({ type: 'discarded', seat, cards: [idOf(kind)], why, from: undefined });

/** Discards equipment, in the order of `EQUIPMENT`. */
export function discardGear(
  state: State,
  spot: Spot,
  gear: Gear,
  why: DiscardReason,
  emit: Emit<Event> | undefined,
): void {
  if (gear === 0) return;
  const kinds = kindsInGear(gear);
  state.gear[spot] = gearAt(state, spot) & ~gear;
  for (let i = 0; i < kinds.length; i++) state.discard.push(kinds[i] ?? 0);
  const from = characterId(charAt(state, spot));
  emit?.({ type: 'discarded', seat: spotOwner(spot), cards: kinds.map(idOf), why, from });
}

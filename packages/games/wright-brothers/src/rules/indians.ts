import { below, type Emit, type Seat } from '@saloon/kernel';
import { INDIANS, idOf, kindAt, minus, NO_CARDS, plus, sizeOf } from './cards.ts';
import { drawCard } from './draw.ts';
import { lostFromRevolver } from './known-cards.ts';
import type { Event } from './moves.ts';
import { playerAt, type State, seatAfter } from './state.ts';
import { arrive, endTurn } from './turn.ts';

/** WB-IND-1..6: every opponent with a loaded revolver loses a random card of it to the bottom of the deck, then draws one. */
export function playIndians(state: State, by: Seat, emit?: Emit<Event>): void {
  const struck: Seat[] = [];
  for (let other = seatAfter(state, by); other !== by; other = seatAfter(state, other)) {
    const victim = playerAt(state, other);
    if (victim.revolver === NO_CARDS) continue;
    const kind = kindAt(victim.revolver, below(state.rng, sizeOf(victim.revolver)));
    victim.revolver = minus(victim.revolver, kind);
    state.deck.unshift(kind);
    state.buried.unshift(other);
    lostFromRevolver(state, other);
    struck.push(other);
    emit?.({ type: 'lost-to-indians', seat: other, card: idOf(kind) });
  }
  for (const other of struck) {
    const kind = drawCard(state, other, emit);
    // WB-EVT-4: the fourth sheriff ends the effect. The card still joins the loot before the race starts.
    if (kind === undefined) {
      state.loot.push(INDIANS);
      return arrive(state, emit);
    }
    const victim = playerAt(state, other);
    victim.hand = plus(victim.hand, kind);
    emit?.({ type: 'drew', seat: other, cards: [idOf(kind)], count: 1 });
  }
  state.loot.push(INDIANS);
  endTurn(state, emit);
}

import { packOfKinds, plus } from './cards.ts';
import { sawGet } from './known-cards.ts';
import { opponentOf, playerAt, type State } from './state.ts';

/** WB-DUEL-9, option `duelCards`: where the cards drawn for a duel go when it is over. */
export function clearDuelCards(state: State): void {
  const duel = state.duel;
  if (duel === undefined) return;
  switch (state.options.duelCards) {
    case 'loot':
      state.loot.push(...duel.cards);
      break;
    case 'hand':
      duel.cards.forEach((kind, i) => {
        const drawer = i === 0 ? duel.caller : opponentOf(duel.caller);
        const player = playerAt(state, drawer);
        player.hand = plus(player.hand, kind);
        if (duel.isTurnedUp) sawGet(state, opponentOf(drawer), drawer, packOfKinds([kind]));
      });
      break;
    case 'bottom':
      // The caller's card first, the opponent's below it.
      for (const kind of duel.cards) {
        state.deck.unshift(kind);
        state.buried.unshift(duel.isTurnedUp ? 'all' : 'nobody');
      }
      break;
  }
  duel.cards = [];
}

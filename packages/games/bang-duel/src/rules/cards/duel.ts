import { targetOf } from '../aims.ts';
import { apOf, charAt } from '../spots.ts';
import { push } from '../stack.ts';
import { characterId, opponentOf } from '../state.ts';
import { card } from './card.ts';

/** BD-CARD-DUEL The players take turns in discarding hit cards; the duellist of the first who does not loses 1 health. */
export const duel = card('action', {
  name: 'duel',
  aiming: 'duel',
  play: (state, by, aim, emit) => {
    const target = targetOf(aim);
    const frame = push(state, 'duel', by);
    frame.focus = target;
    frame.n = opponentOf(by);
    const challenger = characterId(charAt(state, apOf(state, by)));
    emit?.({ type: 'duel-begun', seat: by, challenger, target: characterId(target) });
  },
});

import { targetOf } from '../aims.ts';
import { apOf, charAt } from '../spots.ts';
import { push } from '../stack.ts';
import { characterId, opponentOf } from '../state.ts';
import { card } from './card.ts';
import { opponents } from './shots.ts';

/** BD-CARD-DUEL The players take turns in discarding hit cards; the duellist of the first who does not loses 1 health. */
export const duel = card('action', {
  name: 'duel',
  aims: (state, by, reach, aims) => opponents(state, by, reach === 'anyone', aims),
  play: (state, { by, aim }, emit) => {
    const target = targetOf(aim);
    push(state, 'duel', by, { focus: target, n: opponentOf(by) });
    const challenger = characterId(charAt(state, apOf(state, by)));
    emit?.({ type: 'duel-begun', seat: by, challenger, target: characterId(target) });
  },
});

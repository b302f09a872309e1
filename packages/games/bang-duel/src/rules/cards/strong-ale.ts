import { targetOf } from '../aims.ts';
import { ALE_HEALTH } from '../data.ts';
import { heal } from '../health.ts';
import { healthAt, spotOf } from '../spots.ts';
import { pushLoss } from '../stack.ts';
import { card } from './card.ts';

/** BD-CARD-ALE The health of a character other than the opponent's PP becomes 3. */
export const strongAle = card('action', {
  name: 'strong-ale',
  aiming: 'character',
  play: (state, by, aim, emit) => {
    const target = targetOf(aim);
    const health = healthAt(state, spotOf(state, target));
    if (health > ALE_HEALTH) return pushLoss(state, target, health - ALE_HEALTH, by, 'ale');
    heal(state, spotOf(state, target), ALE_HEALTH - health, emit);
  },
});

import { nameIn } from '../aims.ts';
import { pushShots } from '../stack.ts';
import { noAim } from './gear-cards.ts';
import { allButOwnAp, hitAction, sourceOf } from './shots.ts';

/** BD-CARD-GATLING One hit on every character except the own AP, in priority order. */
export const gatling = hitAction({
  name: 'gatling',
  aims: noAim,
  play: (state, play) =>
    pushShots(state, sourceOf(state, nameIn('gatling'), play, false, false), allButOwnAp(state, play.by)),
});

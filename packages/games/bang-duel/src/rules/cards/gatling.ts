import { pushShots } from '../stack.ts';
import { allButOwnAp, hitAction, shotOf, sourceOf } from './shots.ts';

const SHOT = shotOf('gatling');

/** BD-CARD-GATLING One hit on every character except your AP, in priority order. */
export const gatling = hitAction({
  name: 'gatling',
  aiming: 'no-aim',
  play: (state, by) => pushShots(state, sourceOf(state, by, SHOT, false), allButOwnAp(state, by)),
});

import { targetOf } from '../aims.ts';
import { gearCount } from '../gear.ts';
import { gearAt, spotOf } from '../spots.ts';
import { pushShots } from '../stack.ts';
import { bangCard, shotOf, sourceOf } from './shots.ts';

const SHOT = shotOf('hail-of-bullets');

/** BD-CARD-HAIL As many hits as the target has equipment cards now (BD-RULING-14); each needs a miss of its own. */
export const hailOfBullets = bangCard({
  name: 'hail-of-bullets',
  play: (state, by, aim, _emit, needsSurcharge) => {
    const target = targetOf(aim);
    const hits = gearCount(gearAt(state, spotOf(state, target)));
    if (hits === 0) return;
    const targets: number[] = [];
    for (let n = 0; n < hits; n++) targets.push(target);
    pushShots(state, sourceOf(state, by, SHOT, needsSurcharge), targets);
  },
});

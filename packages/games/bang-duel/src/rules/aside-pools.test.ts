import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, dealsOf, does, table } from '../testing/index.ts';
import type { State } from './state.ts';

/**
 * Two tables that look the same to the law: of three cards drawn aside, all with the outlaws' back, a Colt was discarded.
 * One of the three came from the personal deck and two from the common deck, and only their owner knows which the Colt was.
 */
const threwOwn = (): State => {
  const state = table(
    { outlaw: { hand: ['wagon:outlaw:barrel', 'missed:outlaw:snake'], deck: ['colt:outlaw:dynamite'] } },
    {
      active: 'outlaw',
      rest: 'box',
      common: ['beer:outlaw:barrel', 'knife:outlaw:horseshoe', 'colt:outlaw:dynamite'],
    },
  );
  does(state, bob, { type: 'play', card: 'wagon' });
  does(state, bob, { type: 'discard', card: 'colt' });
  return state;
};
const threwCommon = (): State => {
  const state = table(
    { outlaw: { hand: ['wagon:outlaw:barrel', 'colt:outlaw:dynamite'], deck: ['missed:outlaw:snake'] } },
    {
      active: 'outlaw',
      rest: 'box',
      common: ['colt:outlaw:dynamite', 'knife:outlaw:horseshoe', 'beer:outlaw:barrel'],
    },
  );
  does(state, bob, { type: 'play', card: 'wagon' });
  does(state, bob, { type: 'discard', card: 'colt' });
  return state;
};

/** The same for Sundance Kid, whose own deck is used up: a law card of the common deck and one of the law's own. */
const keptLaws = (top: 'missed:law:snake' | 'derringer:law:horseshoe'): State => {
  const other = top === 'missed:law:snake' ? 'derringer:law:horseshoe' : 'missed:law:snake';
  const state = table(
    { outlaw: { ap: 'sundance-kid', hand: ['beer'] }, law: { deck: [other, top] } },
    { active: 'outlaw', rest: 'box', common: [top, other] },
  );
  does(state, bob, { type: 'sundance', cost: 'beer' });
  does(state, bob, { type: 'pick', card: 'derringer' });
  return state;
};

describe('cards of two pools, drawn aside together', () => {
  test('[BD-INV-10, BD-CARD-WAGON] the view doesn’t show which of them was discarded', () => {
    expect(bangDuel.view(threwCommon(), ann)).toEqual(bangDuel.view(threwOwn(), ann));
  });

  test('[BD-INV-10, BD-CARD-WAGON] nor does a re-deal', () => {
    expect(dealsOf(threwCommon(), ann)).toEqual(dealsOf(threwOwn(), ann));
  });

  test('[BD-INV-10, BD-CHAR-SUNDANCE] nor with Sundance Kid', () => {
    const [own, common] = [keptLaws('missed:law:snake'), keptLaws('derringer:law:horseshoe')];
    expect(bangDuel.view(common, ann)).toEqual(bangDuel.view(own, ann));
    expect(dealsOf(common, ann)).toEqual(dealsOf(own, ann));
  });
});

import { expect, test } from 'vitest';
import { ann, hand, table } from '../../testing/index.ts';

const drawn = (second: 'any:horseshoe' | 'any:snake') =>
  table({ law: { ap: 'pat-garrett', deck: ['any:barrel', second] }, outlaw: { deck: ['beer'] } }, { atStart: true });

test('[BD-CHAR-GARRETT, BD-REV-5] a horseshoe on the second card brings a card of the opponent’s deck', () => {
  const state = drawn('any:horseshoe');
  expect(hand(state, ann)).toContain('beer');
  expect(hand(state, ann)).toHaveLength(3);
  expect(state.discard).toEqual([]);
});

test('[BD-CHAR-GARRETT] another symbol brings nothing; as PP he does nothing', () => {
  expect(hand(drawn('any:snake'), ann)).toHaveLength(2);
  const asPp = table(
    { law: { ap: 'django', pp: 'pat-garrett', deck: ['any:barrel', 'any:horseshoe'] } },
    { atStart: true },
  );
  expect(hand(asPp, ann)).toHaveLength(2);
});

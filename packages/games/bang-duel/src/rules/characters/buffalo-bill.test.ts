import { expect, test } from 'vitest';
import { ann, bob, does, health, may, table } from '../../testing/index.ts';

const shot = (bill: number, target: 'ap' | 'pp' = 'ap') =>
  table(
    {
      law: { ap: 'django', pp: { id: 'buffalo-bill', health: bill } },
      outlaw: { ap: 'jack-ransom', hand: ['colt', target === 'ap' ? 'knife' : 'schofield'] },
    },
    { active: 'outlaw' },
  );

test('[BD-CHAR-BUFFALO, BD-LOSS-6] he may lose the health of his partner instead', () => {
  const state = shot(2);
  does(state, bob, { type: 'play', card: 'colt', target: 'django' });
  expect(state.decision).toBe('loss/redirect');
  does(state, ann, { type: 'redirect', units: 1 });
  expect([health(state, 'django'), health(state, 'buffalo-bill')]).toEqual([3, 1]);
});

test('[BD-CHAR-BUFFALO] or not; and never his own last unit', () => {
  const declined = shot(2);
  does(declined, bob, { type: 'play', card: 'colt', target: 'django' });
  does(declined, ann, { type: 'redirect', units: 0 });
  expect([health(declined, 'django'), health(declined, 'buffalo-bill')]).toEqual([2, 2]);
  const weak = shot(1);
  does(weak, bob, { type: 'play', card: 'colt', target: 'django' });
  expect(health(weak, 'django')).toBe(2);
});

test('[BD-CHAR-BUFFALO] the partner cannot do the same for him', () => {
  const state = shot(3, 'pp');
  does(state, bob, { type: 'play', card: 'colt', target: 'buffalo-bill' });
  expect(health(state, 'buffalo-bill')).toBe(2);
});

test('[BD-CHAR-BUFFALO] of several units he takes as many as his owner names', () => {
  const state = table(
    {
      law: {
        ap: { id: 'pat-garrett', gear: ['dynamite'] },
        pp: { id: 'buffalo-bill', health: 3 },
        deck: ['any:dynamite'],
      },
    },
    { atStart: true },
  );
  expect(may(state, ann, { type: 'redirect', units: 2 })).toBe(true);
  expect(may(state, ann, { type: 'redirect', units: 3 })).toBe(false);
  does(state, ann, { type: 'redirect', units: 1 });
  expect([health(state, 'pat-garrett'), health(state, 'buffalo-bill')]).toEqual([3, 2]);
});

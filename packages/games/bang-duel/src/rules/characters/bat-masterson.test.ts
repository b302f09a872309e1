import { expect, test } from 'vitest';
import { ann, bob, discarded, does, health, table } from '../../testing/index.ts';

const barrel = (deck: readonly ('any:barrel' | 'any:snake')[]) => {
  const state = table(
    {
      law: { ap: 'django', pp: 'bat-masterson', hand: ['colt'] },
      outlaw: { ap: { id: 'tom-horn', gear: ['barrel'] }, deck },
    },
    {},
  );
  does(state, ann, { type: 'play', card: 'colt' });
  const events = does(state, bob, { type: 'try-barrel' });
  return { state, events };
};

test('[BD-CHAR-BAT, BD-REV-3, BD-RULING-18] two cards are revealed, his owner says which counts, and that one lies on top', () => {
  const { state } = barrel(['any:barrel', 'any:snake']);
  expect(state.decision).toBe('reveal/choose');
  does(state, ann, { type: 'choose-revealed', card: 'rattlesnake' });
  expect(health(state, 'tom-horn')).toBe(3);
  expect(discarded(state)).toEqual(['colt', 'water', 'rattlesnake']);
});

test('[BD-REV-3, BD-RULING-18] equal symbols need no choice', () => {
  const { state, events } = barrel(['any:barrel', 'any:barrel']);
  expect(events.filter(({ type }) => type === 'turned-up')).toMatchObject([{ cards: { length: 2 } }]);
  expect(state.decision).toBe('play/main');
  expect(health(state, 'tom-horn')).toBe(4);
});

test('[BD-REV-4] if only one card is left, one is revealed', () => {
  const state = table(
    {
      law: { ap: 'bat-masterson', hand: ['colt'] },
      outlaw: { ap: { id: 'tom-horn', gear: ['barrel'] }, deck: ['any:barrel'] },
    },
    { rest: 'box' },
  );
  does(state, ann, { type: 'play', card: 'colt' });
  const events = does(state, bob, { type: 'try-barrel' });
  // The Colt is reshuffled into the common deck and revealed with it.
  expect(events.filter(({ type }) => type === 'turned-up')).toMatchObject([{ cards: { length: 2 } }]);
});

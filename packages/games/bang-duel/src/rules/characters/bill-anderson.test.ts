import { expect, test } from 'vitest';
import { ann, bob, does, gear, hand, may, table } from '../../testing/index.ts';

const killed = (cards: readonly ('colt' | 'duel')[]) => {
  const state = table(
    {
      law: { ap: { id: 'django', health: 1, gear: ['hat', 'barrel'] }, hand: cards },
      outlaw: { ap: 'bill-anderson', hand: ['knife'] },
    },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'knife' });
  does(state, ann, { type: 'take-hit' });
  return state;
};

test('[BD-CHAR-ANDERSON, BD-EX-11] takes up to two cards of equipment and hand before the owner draws', () => {
  const state = killed(['colt', 'duel']);
  expect(state.decision).toBe('death/anderson');
  does(state, bob, { type: 'loot', take: 'hat' });
  does(state, bob, { type: 'draw-blind', back: 'law' });
  expect(hand(state, bob)).toHaveLength(2);
  expect(hand(state, ann)).toHaveLength(3);
  expect(may(state, bob, { type: 'loot' })).toBe(false);
});

test('[BD-EX-11] or fewer; the rest is discarded', () => {
  const state = killed([]);
  expect(may(state, bob, { type: 'draw-blind' })).toBe(false);
  does(state, bob, { type: 'loot', take: 'barrel' });
  does(state, bob, { type: 'decline' });
  expect(hand(state, bob)).toEqual(['barrel']);
  expect(hand(state, ann)).toHaveLength(2);
});

test('[BD-CHAR-ANDERSON] from his own partner he takes only equipment', () => {
  const state = table(
    {
      law: { hand: ['gatling'] },
      outlaw: { ap: 'bill-anderson', pp: { id: 'tom-horn', health: 1, gear: ['hat'] }, hand: ['beer'] },
    },
    {},
  );
  does(state, ann, { type: 'play', card: 'gatling' });
  does(state, bob, { type: 'take-hit' });
  does(state, bob, { type: 'take-hit' });
  expect(may(state, bob, { type: 'draw-blind' })).toBe(false);
  does(state, bob, { type: 'loot', take: 'hat' });
  expect(hand(state, bob)).toContain('hat');
  expect(gear(state, 'bill-anderson')).toEqual([]);
});

test('[BD-CHAR-ANDERSON] and without equipment there he isn’t asked', () => {
  const state = table({
    law: { hand: ['gatling'] },
    outlaw: { ap: 'bill-anderson', pp: { id: 'tom-horn', health: 1 }, hand: ['beer'] },
  });
  does(state, ann, { type: 'play', card: 'gatling' });
  does(state, bob, { type: 'take-hit' });
  const events = does(state, bob, { type: 'take-hit' });
  expect(events.map(({ type }) => type)).toContain('died');
  expect([state.decision, hand(state, bob).length]).toEqual(['play/main', 3]);
});

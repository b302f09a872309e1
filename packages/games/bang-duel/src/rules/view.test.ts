import { expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, does, table } from '../testing/index.ts';

test('[BD-TURN-5, BD-CHAR-KATE] everyone sees which once-per-turn rights are used', () => {
  const state = table({ outlaw: { ap: { id: 'cattle-kate', gear: ['hat'] } } }, { active: 'outlaw' });
  expect(bangDuel.view(state, ann).used).toEqual([]);
  does(state, bob, { type: 'kate', take: 'hat' });
  does(state, bob, { type: 'move-token' });
  for (const viewer of [ann, bob, 'spectator'] as const) {
    expect(bangDuel.view(state, viewer).used).toEqual(['move-token', 'cattle-kate']);
  }
});

test('[BD-TURN-7] the view has both hand limits: the AP’s health, but at least two', () => {
  const state = table({ law: { ap: { id: 'django', health: 1 } }, outlaw: { ap: { id: 'tom-horn', health: 3 } } });
  expect(bangDuel.view(state, 'spectator').players.map(({ handLimit }) => handLimit)).toEqual([2, 3]);
});

test('[BD-DEATH-1, BD-RES-3] everyone sees dying characters and waiting effects while a card is resolved', () => {
  const state = table({
    law: { ap: 'django', pp: 'alan-pinkerton', hand: ['gatling', 'hat'] },
    outlaw: { ap: { id: 'tom-horn', health: 1 }, hand: ['beer'], reserve: ['kid-curry'] },
  });
  does(state, ann, { type: 'play', card: 'gatling' });
  does(state, bob, { type: 'take-hit' });
  does(state, ann, { type: 'take-hit' });
  for (const viewer of [ann, bob, 'spectator'] as const) {
    const { asked, dying, queue, players, stack } = bangDuel.view(state, viewer);
    expect(stack[0]).toMatchObject({ type: 'shots', card: 'gatling', targets: ['dalton-brothers'] });
    expect([asked?.character, dying]).toEqual(['dalton-brothers', ['tom-horn']]);
    expect(players[bob]?.characters.left).toMatchObject({ id: 'tom-horn', health: 0, isDying: true, isActive: false });
    expect(players[bob]?.characters.right).toMatchObject({ isDying: false, isTarget: true });
    expect(queue).toEqual([
      { effect: 'hit-ap', seat: ann, from: 'alan-pinkerton', by: 'ability', card: undefined, target: undefined },
    ]);
  }
});

test('[BD-TURN-6] a question says how many cards to discard, and whether it may be declined', () => {
  const state = table({ law: { ap: 'django', hand: ['hat', 'bank', 'duel', 'colt', 'sight'] } });
  expect(bangDuel.view(state, bob).asked).toMatchObject({ decision: 'play/main', canDecline: true });
  does(state, ann, { type: 'end-phase' });
  expect(bangDuel.view(state, bob).asked).toMatchObject({ decision: 'phase/discard', units: 2, canDecline: false });
  does(state, ann, { type: 'discard', card: 'hat' });
  expect(bangDuel.view(state, bob).asked).toMatchObject({ decision: 'phase/discard', units: 1 });
});

test('[BD-HIT-9, BD-CARD-SHOTGUN] an on-miss question includes the shot that missed', () => {
  const state = table({ law: { hand: ['shotgun'] }, outlaw: { ap: 'cattle-kate', hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'shotgun' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect(bangDuel.view(state, bob).asked).toMatchObject({
    decision: 'onmiss/shotgun',
    seats: [ann],
    character: 'cattle-kate',
    card: 'shotgun',
    hit: { target: 'cattle-kate', card: 'shotgun', hasOnMiss: true },
    canDecline: true,
  });
});

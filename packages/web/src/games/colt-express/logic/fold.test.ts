import { expect, test } from 'vitest';
import { ann, bob, cal, floor, inside, laid, roof, table } from '../testing/sample.ts';
import { afterEvent } from './fold.ts';

const heist = table({
  phase: 'heist',
  turn: 0,
  order: [],
  resolving: 0,
  pile: [laid(ann, 1, 'face-down'), laid(bob, 1, 'fire')],
});

test('[CE-EXEC-2] a card is open from the moment it is turned, and only that one', () => {
  const turned = afterEvent(heist, { type: 'card-turned', place: 0, seat: ann, card: 'robbery', wasFaceDown: true });
  expect(turned.pile.map(({ card }) => card)).toEqual(['robbery', 'fire']);
  expect(turned.resolving).toBe(0);
  expect(heist.pile[0]?.card).toBe('face-down');
});

test('[CE-EXEC-7] a card that is done goes back, and the next one is on', () => {
  const done = afterEvent(heist, { type: 'card-returned', place: 0, seat: ann, card: 'robbery', to: 'deck' });
  expect(done.pile.map(({ isResolved }) => isResolved)).toEqual([true, false]);
  expect(done.resolving).toBe(1);
});

test('[CE-ROB-1] what is robbed leaves the floor of that level and lies on the sheet', () => {
  const robbed = afterEvent(heist, {
    type: 'robbed',
    bandit: 'ghost',
    seat: ann,
    place: inside(3),
    loot: 'jewel',
    cause: 'robbery',
    why: 'chosen',
  });
  expect(robbed.cars[3]?.inside).toEqual(floor(4, 0));
  expect(robbed.cars[3]?.roof).toEqual(floor());
  expect(robbed.bandits[0]?.loot).toMatchObject({ purses: 1, jewels: 1 });
});

const punch = {
  type: 'punched',
  bandit: 'ghost',
  seat: ann,
  target: 'belle',
  targetSeat: cal,
  place: inside(3),
  loot: 'purse',
  why: 'chosen',
} as const;

test('[CE-PUNCH-3, CE-CHEY-1] what is knocked down falls where the puncher stands, unless it is kept', () => {
  const fallen = afterEvent(heist, { ...punch, isKept: false });
  expect(fallen.cars[3]?.inside.purses).toBe(5);
  expect(fallen.bandits.map(({ loot }) => loot.purses)).toEqual([1, 1, 0]);
  const kept = afterEvent(heist, { ...punch, isKept: true });
  expect(kept.cars[3]?.inside.purses).toBe(4);
  expect(kept.bandits.map(({ loot }) => loot.purses)).toEqual([2, 1, 0]);
});

test('[CE-LADDER-1, CE-MARSHAL-1, CE-EVENT-4] figures and the second strongbox are where they were told to be', () => {
  const moved = {
    type: 'moved',
    bandit: 'doc',
    seat: bob,
    from: inside(2),
    to: roof(2),
    cause: 'ladder',
    why: 'forced',
  } as const;
  expect(afterEvent(heist, moved).bandits[1]?.place).toEqual(roof(2));
  const law = afterEvent(heist, { type: 'marshal-moved', from: 0, to: 1, cause: 'card', seat: ann, why: 'chosen' });
  expect(law.marshal).toBe(1);
  const box = afterEvent(heist, { type: 'strongbox-placed', place: inside(0) });
  expect([box.cars[0]?.inside.strongboxes, box.reserveStrongboxes]).toEqual([2, 0]);
});

test('[CE-RULING-21] where the pile is left to memory, its cards are covered when the heist begins', () => {
  const open = table({ pile: [laid(ann, 1, 'fire')] });
  expect(afterEvent(open, { type: 'planning-ended', pile: 1 }).pile[0]?.card).toBe('fire');
  const covered = afterEvent({ ...open, pileView: 'top-only' }, { type: 'planning-ended', pile: 1 });
  expect(covered.pile[0]?.card).toBe('covered');
});

test('[CE-ROUND-3] a new round card clears the plan', () => {
  const next = afterEvent(heist, {
    type: 'round-card-revealed',
    round: 2,
    card: 'station-pickpocketing',
    turns: ['standard', 'tunnel'],
    event: 'pickpocketing',
  });
  expect(next).toMatchObject({ round: 2, pile: [], phase: 'planning', roundCard: { isStation: true } });
});

test('[CE-ROB-1] your own sheet counts what you take and lose in the same moment', () => {
  const [ghost, ...others] = heist.bandits;
  if (ghost === undefined) throw new Error('Cannot test without a bandit');
  const before = { ...heist, bandits: [{ ...ghost, purses: [250], worth: 250 }, ...others] };
  const rob = {
    type: 'robbed',
    bandit: 'ghost',
    seat: ann,
    place: inside(3),
    cause: 'robbery',
    why: 'chosen',
  } as const;
  const rich = afterEvent(afterEvent(before, { ...rob, loot: 'purse', value: 450 }), { ...rob, loot: 'jewel' });
  expect(rich.bandits[0]).toMatchObject({ purses: [250, 450], worth: 1200 });
  const punch = {
    type: 'punched',
    bandit: 'doc',
    seat: bob,
    target: 'ghost',
    targetSeat: ann,
    place: inside(3),
  } as const;
  const poor = afterEvent(rich, { ...punch, loot: 'purse', value: 250, isKept: false, why: 'chosen' });
  expect(poor.bandits[0]).toMatchObject({ purses: [450], worth: 950 });
});

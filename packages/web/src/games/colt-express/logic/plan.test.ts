import { expect, test } from 'vitest';
import { ann, bob, cal, laid, table } from '../testing/sample.ts';
import { planOf } from './plan.ts';

const names = ['ann', 'bob', 'cal'];
const drawn = (view: Parameters<typeof planOf>[0]) =>
  planOf(view).map(({ state, slots }) => [
    state,
    slots.map((slot) => `${names[slot.seat]} ${slot.type === 'card' ? slot.card.card : slot.type}`).join(', '),
  ]);

test('[CE-PLAN-2, CE-TURN-3, CE-EX-16] who has drawn, who chooses and who is to come, twice in a fast turn', () => {
  const view = table({
    turn: 2,
    active: bob,
    asked: [bob],
    question: {
      type: 'plan',
      kind: 'speeding-up',
      isFaceDown: false,
      canHide: false,
      canAddBonus: false,
      canDraw: true,
      actionsLeft: 1,
    },
    pile: [laid(ann, 1, 'move'), laid(cal, 1, 'fire'), laid(ann, 2, 'robbery'), laid(bob, 2, 'punch')],
  });
  expect(drawn(view)).toEqual([
    ['done', 'ann move, bob drew, cal fire'],
    ['now', 'ann robbery, ann drew, bob punch, bob now, cal to-come, cal to-come'],
    ['next', 'ann to-come, bob to-come, cal to-come'],
  ]);
});

test('[CE-TURN-4, CE-EX-17] over a switch the order goes the other way round, from the same first player', () => {
  const roundCard = { id: 'r24-angry-marshal', turns: ['standard', 'switching'], isStation: false } as const;
  expect(drawn(table({ first: bob, order: [bob, cal, ann], active: bob, roundCard }))).toEqual([
    ['now', 'bob now, cal to-come, ann to-come'],
    ['next', 'bob to-come, ann to-come, cal to-come'],
  ]);
});

test('[CE-DUO-11] a bonus card is no action of its own', () => {
  const roundCard = { id: 'r24-bridge', turns: ['standard'], isStation: false } as const;
  const pile = [laid(ann, 1, 'fire'), laid(ann, 1, 'move', { isBonus: true })];
  expect(drawn(table({ phase: 'heist', turn: 0, order: [], resolving: 0, pile, roundCard }))).toEqual([
    ['now', 'ann fire, ann move, bob drew, cal drew'],
  ]);
});

test('[CE-EXEC-1] in the heist the turn of the current card is the one in view', () => {
  const roundCard = { id: 'r24-bridge', turns: ['standard', 'tunnel', 'speeding-up'], isStation: false } as const;
  const pile = [laid(ann, 1, 'fire'), laid(bob, 2, 'move'), laid(bob, 3, 'punch')];
  const heist = (resolving: number) =>
    planOf(table({ phase: 'heist', turn: 0, order: [], resolving, pile, roundCard }));
  expect(heist(1).map(({ state }) => state)).toEqual(['done', 'now', 'next']);
  expect(heist(3).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
});

test('[CE-TURN-3] a turn of two cards each takes two rows, and so does a turn of four that is over', () => {
  const roundCard = { id: 'r24-bridge', turns: ['standard', 'standard', 'speeding-up'], isStation: false } as const;
  const pile = [laid(ann, 1, 'fire'), laid(ann, 1, 'move', { isBonus: true })];
  expect(planOf(table({ turn: 2, pile, roundCard })).map(({ rows }) => rows)).toEqual([2, 1, 2]);
});

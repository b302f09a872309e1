import { expect, test } from 'vitest';
import { situation } from '../testing/fixture.ts';
import { readDrop } from './drop.ts';

const drop = (
  ...[moment, chosen, card, isChosen, where]: [
    Parameters<typeof situation>[0],
    ...(Parameters<typeof readDrop> extends [unknown, ...infer Rest] ? Rest : never),
  ]
) => readDrop(situation(moment), chosen, card, isChosen, where);

test('[WB-DISC-4] a chosen card brings the whole sum onto the loot', () => {
  expect(drop('turn', ['3', '4', '7'], '4', true, 'pile')).toEqual({
    cards: ['3', '4', '7'],
    act: { type: 'send', move: { type: 'discard', cards: ['3', '4', '7'] } },
  });
  expect(drop('turn', ['3', '4'], '7', false, 'pile')).toMatchObject({ cards: ['3', '4', '7'] });
});

test('what does not go together goes alone', () => {
  expect(drop('turn', ['3'], '7', false, 'pile')).toMatchObject({ cards: ['7'] });
  expect(drop('turn', ['3', '4'], '3', true, 'pile')).toEqual({ why: 'not-together' });
});

test('[WB-LOAD-1] on the revolver cards are loaded, in anybody’s turn', () => {
  expect(drop('other', [], '3', false, 'gun')).toEqual({
    cards: ['3'],
    act: { type: 'send', move: { type: 'load', cards: ['3'] } },
  });
  expect(drop('other', [], 'indians', false, 'gun')).toEqual({ why: 'not-loadable' });
  expect(drop('hand-down', [], '3', false, 'gun')).toEqual({ why: 'hand-is-down' });
});

test('[WB-SWITCH-1] an event laid on the loot is played, or asks for its target', () => {
  expect(drop('turn-events', [], 'helper', false, 'pile')).toMatchObject({ act: { type: 'send' } });
  expect(drop('turn-events', [], 'switch', false, 'pile')).toMatchObject({
    act: { type: 'step', intent: { type: 'aim', card: 'switch' } },
  });
});

test('[WB-TURN-1] nothing is thrown in somebody else’s turn', () => {
  expect(drop('other', [], '3', false, 'pile')).toEqual({ why: 'not-your-turn' });
});

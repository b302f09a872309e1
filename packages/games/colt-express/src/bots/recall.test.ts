import { expect, test } from 'vitest';
import { sizeOf } from '../rules/cards.ts';
import { legalMoves } from '../rules/legal-moves.ts';
import { playerAt } from '../rules/state.ts';
import { ann, bob, cal, table } from '../testing/index.ts';
import { recall } from './recall.ts';

const planned = (pile: string, turn = 2) => table([{}, {}, {}], { pile, turn });

test('each planned card of the others is recalled with the hand it was chosen from', () => {
  const state = planned('ann:move bob:robbery cal:fire ann:move bob:move');
  const before = sizeOf(playerAt(state, bob).hand);
  const recalled = recall(state, ann);
  expect(recalled.map(({ by }) => by)).toEqual([bob, cal]);
  const choices = recalled[0]?.choices() ?? [];
  expect(choices.map(({ move }) => move)).toEqual([
    { type: 'play-card', card: 'move' },
    { type: 'play-card', card: 'robbery' },
  ]);
  for (const [i, { state: past, move }] of choices.entries()) {
    expect(sizeOf(playerAt(past, bob).hand)).toBe(before + i + 1);
    expect(legalMoves(past, bob)).toContain(move);
  }
  expect(choices.map(({ state: past }) => past.pile.length)).toEqual([4, 1]);
  expect(sizeOf(playerAt(state, bob).hand), 'the deal is unchanged').toBe(before);
});

test('cards are equal only if hand and planned cards are', () => {
  const cards = (pile: string) => recall(planned(pile), ann)[0]?.cards;
  expect(cards('bob:robbery bob:move')).toBe(cards('bob:robbery bob:move'));
  expect(cards('bob:robbery bob:move')).not.toBe(cards('bob:move bob:robbery'));
});

test('a card that Ghost hid is recalled as the deal has it', () => {
  const state = table([{}, { bandit: 'ghost' }, {}], { pile: 'bob:robbery:down', turn: 2 });
  const [choice] = recall(state, ann)[0]?.choices() ?? [];
  expect(choice?.move).toEqual({ type: 'play-card', card: 'robbery', faceDown: true });
});

test('nothing is recalled after planning, or with two bandits each', () => {
  expect(recall({ ...planned('bob:robbery'), phase: 'heist' }, ann)).toEqual([]);
  expect(recall({ ...planned('bob:robbery'), isDuo: true }, ann)).toEqual([]);
});

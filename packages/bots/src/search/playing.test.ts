import { rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { even, odd, pennies } from '../testing/pennies.ts';
import { Playing } from './playing.ts';

/** Pennies in which a coin that lies is taken, and the odd seat is the quicker one. */
const taken: typeof pennies = {
  ...pennies,
  legalMoves: (state, by) => pennies.legalMoves(state, by).filter((coin) => !state.laid.includes(coin)),
  knowledge: { ...pennies.knowledge, tempo: (_state, by) => (by === odd ? 100 : 200) },
};

function laidTogether(moves: readonly ('heads' | 'tails')[]) {
  const state = taken.setup({ heads: 1 }, 2, seedOf(1));
  new Playing(taken, 'normal', rngFrom(seedOf(1))).playTogether(state, seatsOf(2), moves);
  return state.laid;
}

test('moves chosen at once are all played where they go together', () => {
  expect(laidTogether(['heads', 'tails'])).toEqual(['heads', 'tails']);
});

test('of two that exclude each other the quicker is played, and the other seat chooses again', () => {
  const laid = laidTogether(['heads', 'heads']);
  expect([laid[even], laid[odd]]).toEqual([undefined, 'heads']);
});

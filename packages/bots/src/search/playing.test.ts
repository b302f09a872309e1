import { rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { even, odd, pennies } from '../testing/pennies.ts';
import { Playing } from './playing.ts';

/** Pennies in which a coin that is already on the table can't be laid again, and the odd seat is quicker. */
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

test('moves chosen at the same time are all played if they are compatible', () => {
  expect(laidTogether(['heads', 'tails'])).toEqual(['heads', 'tails']);
});

test('of two conflicting moves the quicker is played, and the other seat chooses again', () => {
  const laid = laidTogether(['heads', 'heads']);
  expect([laid[even], laid[odd]]).toEqual([undefined, 'heads']);
});

import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { reactionsIn } from './reactions-in.ts';

test('[WB-ONL-7] the hands of a closed race count, except those of stunned racers', () => {
  const finish = { received: 260, reaction: 240, comp: 10, isStunned: false };
  const finishes = [
    { ...finish, seat: seat(0), e: 240 },
    { ...finish, seat: seat(1), e: 600, isStunned: true },
    { ...finish, seat: seat(2), e: undefined, received: undefined, reaction: undefined },
  ];
  const order = [seat(0), seat(1)];
  expect(reactionsIn({ type: 'race-closed', order, excluded: [seat(2)], finishes })).toEqual([{ seat: 0, time: 240 }]);
  expect(reactionsIn({ type: 'bonus-received', seat: seat(0), cards: [] })).toEqual([]);
});

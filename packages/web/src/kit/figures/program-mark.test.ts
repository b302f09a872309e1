import type { SeatInfo } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { chairsAt, isProgram, otherHand } from './program-mark.tsx';

const person = { type: 'person', name: 'Ann', isHere: true, isReady: false, standIn: undefined } as const;

test.each<[SeatInfo | undefined, boolean]>([
  [{ ...person, isBot: true }, true],
  [person, false],
  [{ ...person, standIn: 'normal' }, false],
  [{ type: 'bot', name: 'Ruby', level: 'easy' }, false],
  [{ type: 'empty' }, false],
  [undefined, false],
])('only a program that somebody has brought is marked as one: %j', (chair, is) => {
  expect(isProgram(chair)).toBe(is);
});

test.each<[SeatInfo | undefined, ReturnType<typeof otherHand>]>([
  [{ ...person, isBot: true }, 'program'],
  [person, undefined],
  [{ ...person, isHere: false }, 'lostTouch'],
  [{ ...person, isHere: false, standIn: 'normal' }, 'botPlaysOn'],
  [{ ...person, isBot: true, standIn: 'normal' }, 'botPlaysOn'],
  [{ type: 'bot', name: 'Ruby', level: 'easy' }, undefined],
  [{ type: 'empty' }, undefined],
  [undefined, undefined],
])('who has gone is marked at once, and so is a bot that plays on; a program is marked as one: %j', (chair, hand) => {
  expect(otherHand(chair)).toBe(hand);
});

test('by correspondence, and on one device, nobody has to be connected', () => {
  const gone = { ...person, isHere: false };
  const handsAt = (options: object, isOneDevice = false) =>
    chairsAt({ seats: [gone, person], options: options as never }, isOneDevice).map(otherHand);
  expect(handsAt({ pace: 'live' })).toEqual(['lostTouch', undefined]);
  expect(handsAt({ pace: 'correspondence' })).toEqual([undefined, undefined]);
  expect(handsAt({ pace: 'live' }, true)).toEqual([undefined, undefined]);
});

import type { SeatInfo } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { isProgram, otherHand } from './program-mark.tsx';

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
  [{ ...person, isHere: false }, undefined],
  [{ ...person, isHere: false, standIn: 'normal' }, 'botPlaysOn'],
  [{ ...person, isBot: true, standIn: 'normal' }, 'botPlaysOn'],
  [{ type: 'bot', name: 'Ruby', level: 'easy' }, undefined],
  [{ type: 'empty' }, undefined],
  [undefined, undefined],
])('who is away while a bot plays on is marked so, and a program as one: %j', (chair, hand) => {
  expect(otherHand(chair)).toBe(hand);
});

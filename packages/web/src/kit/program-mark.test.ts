import type { SeatInfo } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { isProgram } from './program-mark.tsx';

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

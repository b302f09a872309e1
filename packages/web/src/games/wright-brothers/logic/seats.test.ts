import { expect, test } from 'vitest';
import { ann, bob, cal, dot, fixture } from '../testing/fixture.ts';
import { seatMark } from './seats.ts';

test('one word above a seat says what matters most', () => {
  const marks = (name: Parameters<typeof fixture>[0]) =>
    [ann, bob, cal, dot].map((by) => seatMark(fixture(name).view, by));
  expect(marks('other')).toEqual([undefined, undefined, 'turn', 'next']);
  expect(marks('hand-down')).toEqual(['down', 'down', undefined, 'down']);
  expect(marks('sealed-done')).toEqual(['chosen', 'chosen', 'choosing', 'down']);
  expect(marks('round-over')).toEqual([undefined, 'ready', undefined, undefined]);
  expect(marks('miss')).toEqual(['choosing', undefined, undefined, undefined]);
});

import { expect, test } from 'vitest';
import { inside, roof } from '../testing/sample.ts';
import { carX, ladderX, middleOf } from './places.ts';
import { tripOf } from './trip.ts';

const at = (place: ReturnType<typeof inside>) => ({ ...place, ...middleOf(place, 5) });

test('[CE-LADDER-1] a climb goes by the ladder of the car', () => {
  const legs = tripOf(at(inside(2)), at(roof(2)), 'ladder', 5);
  expect(legs.slice(1, -1).every(({ x }) => Math.abs(x - ladderX(2, 5)) < 4)).toBe(true);
});

test('[CE-MOVE-2] along the roofs it hops over every gap between', () => {
  const legs = tripOf(at(roof(4)), at(roof(1)), 'move', 5);
  const hops = legs.filter(({ y }) => y < at(roof(4)).y - 10);
  expect(hops).toHaveLength(3);
  for (const [i, { x }] of hops.entries()) expect(Math.abs(x - carX(3 - i, 5))).toBeLessThan(16);
});

test.each(['move', 'punched', 'braking', 'fled'] as const)(
  'a way by %s begins and ends where the figure stands',
  (manner) => {
    const legs = tripOf(at(inside(3)), at(inside(2)), manner, 5);
    expect(legs[0]).toMatchObject({ x: at(inside(3)).x, at: 0 });
    expect(legs.at(-1)).toMatchObject({ x: at(inside(2)).x, at: 1, turn: 0 });
    const times = legs.map((leg) => leg.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  },
);

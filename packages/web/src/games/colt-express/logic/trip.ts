import type { EventOf, Place } from '../wire.ts';
import { carWidth, carX, FEET, ladderX, type Point } from './places.ts';

/** One point of a figure's way, `turn` degrees askew, `at` which part of the time. */
export type Leg = Point & { readonly turn: number; readonly at: number };
export type Manner = EventOf<'moved'>['cause'] | 'step';

/** How far a hop leaves the roof, and a walk the floor. */
const HOP = 20;
const STEP = 4;

/**
 * The way of a figure from one stand to another: it walks through cars, hops from roof to roof, climbs by the ladder,
 * flies when it is hit, slides when the train brakes.
 */
export function tripOf(from: Point & Place, to: Point & Place, manner: Manner, cars: number): readonly Leg[] {
  const leg = (x: number, y: number, at: number, turn = 0): Leg => ({ x, y, at, turn });
  const start = leg(from.x, from.y, 0);
  const end = leg(to.x, to.y, 1);
  if (from.car === to.car && from.level !== to.level) {
    const x = ladderX(from.car, cars) - (from.car === 0 ? 0 : 2);
    return [start, leg(x, from.y, 0.3), leg(x, to.y, 0.75), end];
  }
  switch (manner) {
    case 'punched':
    case 'pushed': {
      const side = to.x > from.x ? 1 : -1;
      return [
        start,
        leg((from.x + to.x) / 2, Math.min(from.y, to.y) - 26, 0.5, side * 38),
        leg(to.x, to.y, 0.85, side * 12),
        end,
      ];
    }
    case 'braking':
    case 'swivel-arm':
      return [start, leg(to.x, to.y, 0.85, to.x > from.x ? 8 : -8), end];
    default:
      return from.level === 'roof' && to.level === 'roof' ? hops(from, to, cars) : [start, ...strides(from, to), end];
  }
}

/** A bob at every stride. */
function strides(from: Point, to: Point): readonly Leg[] {
  const n = Math.max(2, Math.round(Math.abs(to.x - from.x) / 40));
  return Array.from({ length: n - 1 }, (_, i) => {
    const at = (i + 1) / n;
    return {
      x: from.x + (to.x - from.x) * at,
      y: from.y + (to.y - from.y) * at - (i % 2 === 0 ? STEP : 0),
      at,
      turn: i % 2 === 0 ? 3 : -3,
    };
  });
}

/** From car to car over the gaps between the roofs. */
function hops(from: Point & Place, to: Point & Place, cars: number): readonly Leg[] {
  const step = to.car > from.car ? 1 : -1;
  const legs: Leg[] = [{ x: from.x, y: from.y, at: 0, turn: 0 }];
  const n = Math.max(1, Math.abs(to.car - from.car));
  for (let i = 0; i < n; i++) {
    const [left, right] = [from.car + i * step, from.car + (i + 1) * step].sort((a, b) => b - a) as [number, number];
    const gap = (carX(left, cars) + carWidth(left) + carX(right, cars)) / 2;
    const x = i === n - 1 ? to.x : carX(from.car + (i + 1) * step, cars) + carWidth(from.car + (i + 1) * step) / 2;
    legs.push({ x: gap, y: FEET.roof - HOP, at: (i + 0.5) / n, turn: step * -6 });
    legs.push({ x, y: i === n - 1 ? to.y : FEET.roof, at: (i + 1) / n, turn: 0 });
  }
  return legs;
}

import { type Seat, seat } from '@saloon/kernel';

/** An edge of the device. The text there is turned toward its player. */
export type Side = 'bottom' | 'left' | 'top' | 'right' | 'top-left' | 'top-right';

/** Clockwise from the player at the bottom, as people sit. */
const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'top-left', 'top-right', 'right'],
};

export const sidesFor = (players: number): readonly Side[] => SIDES[players] ?? [];

/** Where the middle of each side is, as parts of the width and height from the middle of the device. */
const MIDDLES: Readonly<Record<Side, readonly [number, number]>> = {
  bottom: [0, 0.5],
  left: [-0.5, 0],
  top: [0, -0.5],
  right: [0.5, 0],
  'top-left': [-0.25, -0.5],
  'top-right': [0.25, -0.5],
};

/**
 * The seat whose area a touch is in: the one whose side lies most in the direction of the touch, seen from the middle. With
 * four players the areas are cut by the diagonals.
 */
export function seatAt(players: number, x: number, y: number, width: number, height: number): Seat {
  const [dx, dy] = [x / width - 0.5, y / height - 0.5];
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, side] of sidesFor(players).entries()) {
    const [mx, my] = MIDDLES[side];
    const along = (dx * mx + dy * my) / Math.hypot(mx, my);
    if (along > most) [best, most] = [i, along];
  }
  return seat(best);
}

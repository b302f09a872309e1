import type { Seat } from '@saloon/kernel';
import { seatAt } from './sides.ts';

/** A hand on the glass: whose it is, and when it fell, in milliseconds since 1970. */
export type Slap = { readonly seat: Seat; readonly touchedAt: number };

type Point = { readonly clientX: number; readonly clientY: number };
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/**
 * The slaps of one touch event. All its new touches fell at the event's own time, whenever the page gets to read it. A
 * palm makes several touches: each player counts once.
 */
export function slapsOf(touches: Iterable<Point>, timeStamp: number, origin: number, box: Box, players: number) {
  const slaps: Slap[] = [];
  for (const { clientX, clientY } of touches) {
    const seat = seatAt(players, clientX - box.left, clientY - box.top, box.width, box.height);
    if (slaps.every((slap) => slap.seat !== seat)) slaps.push({ seat, touchedAt: origin + timeStamp });
  }
  return slaps;
}

import { type Millis, type Seat, seatsOf } from '@saloon/kernel';
import type { SceneFields } from '../fields/scene-fields.ts';
import { isFull } from '../seats/seats-full.ts';

export type CallOff = { readonly type: 'call-off'; readonly at: Millis; readonly seats: readonly Seat[] };

/** When a live match is called off: at its time if somebody is missing, and at once if somebody has stood up. */
export function callOffDue(scene: SceneFields): CallOff | undefined {
  const { match, isLive } = scene.fixed;
  if (match === undefined || !isLive || scene.phase !== 'waiting' || scene.settled !== undefined) return undefined;
  const seats = seatsOf(scene.occupants.length).filter((seat) => scene.occupants[seat]?.type === 'person');
  if (seats.length === 0) return undefined;
  return { type: 'call-off', at: isFull(scene) ? match.startBy : scene.at, seats };
}

/** Is this a match whose people have all stood up before it started? */
export const isCalledOff = ({ fixed, phase, occupants }: SceneFields): boolean =>
  fixed.match !== undefined && phase === 'waiting' && occupants.every(({ type }) => type !== 'person');

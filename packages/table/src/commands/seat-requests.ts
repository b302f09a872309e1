import { type Millis, seatsOf } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import type { Change } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';
import { returnChanges } from './leave-and-return.ts';

type Verdict = readonly [Change, ...Change[]] | string;

/** Asks for the seat of a person who is away from a casual live game. */
export function askSeat(
  scene: Scene,
  { user, name }: { readonly user: UserId; readonly name: string },
  at: number,
): Verdict {
  if (scene.phase !== 'playing') return 'not-started';
  if (scene.fixed.tournament !== undefined) return 'tournament-table';
  if (scene.seatOf(user) !== undefined) return 'already-seated';
  const seat = seatsOf(scene.occupants.length)[at];
  const occupant = seat === undefined ? undefined : scene.occupants[seat];
  if (seat === undefined || occupant?.type !== 'person') return 'no-such-seat';
  if (occupant.isHere || scene.fixed.isRated || !scene.fixed.isLive) return 'seat-taken';
  return [{ type: 'seat-asked', seat, user, name }];
}

/** The host answers. A yes counts only while the one who asked is here and the seat's person isn't. */
export function answerSeat(
  scene: Scene,
  { user, at }: { readonly user: UserId; readonly at: Millis },
  isAgreed: boolean,
): Verdict {
  if (scene.host.user !== user) return 'not-host';
  const { seatRequest: request } = scene;
  if (request === undefined) return 'nothing-to-answer';
  const answered = { type: 'seat-answered', isAgreed } as const;
  if (!isAgreed) return [answered];
  if (!scene.spectators.has(request.user)) return 'nothing-to-answer';
  const { standIn, hasStood, roundTrip } = scene.personAt(request.seat);
  if (standIn === undefined && !hasStood) return [answered];
  const back = returnChanges(scene, request.seat, standIn !== undefined, roundTrip, at);
  return [answered, { type: 'took-back', seat: request.seat }, ...back];
}

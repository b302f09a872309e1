import { type Seat, seatsOf } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import type { Asker, Verdict } from './commands.ts';
import type { Entry } from './entry.ts';
import { returnChanges } from './leave-and-return.ts';
import type { Scene } from './scene.ts';
import type { SceneFields } from './scene-fields.ts';

/** Somebody with another device wants to play on in the seat of a person who is away. */
export type SeatRequest = { readonly seat: Seat; readonly user: UserId; readonly name: string };

/** Asks for the seat of a person who is away from a casual live game. */
export function askSeat(scene: Scene, { user, name }: Asker, at: number): Verdict {
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
export function answerSeat(scene: Scene, { user, at }: Asker, isAgreed: boolean): Verdict {
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

export function giveSeat(scene: SceneFields, { isAgreed, at }: Entry & { readonly type: 'seat-answered' }): void {
  const { seatRequest: request } = scene;
  scene.seatRequest = undefined;
  if (request === undefined || !isAgreed) return;
  const person = scene.personAt(request.seat);
  scene.spectators.delete(request.user);
  if (scene.host.user === person.user) scene.host = { user: request.user, name: person.name };
  scene.occupants[request.seat] = { ...person, user: request.user, isHere: true, seenAt: at };
}

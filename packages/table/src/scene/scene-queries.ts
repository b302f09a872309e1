import type { Seat, Viewer } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import { isCalledOff } from '../schedule/match-table.ts';
import { askedAgain } from '../schedule/next-table.ts';
import { isFull } from '../seats/seats-full.ts';
import { isArranging } from '../shuffle/fair.ts';
import type { Scene } from './scene.ts';

const NO_SEATS: readonly Seat[] = Object.freeze([]);

export const isEmpty = ({ phase, occupants, hostGoneAt }: Scene): boolean =>
  phase === 'waiting' && hostGoneAt !== undefined && occupants.every(({ type }) => type !== 'person');

/**
 * Who owes a decision, for lists outside the table. During a race it is empty: who is to act may be what the players have
 * to notice themselves.
 */
export function seatsToAct(scene: Scene): readonly Seat[] {
  const { play, fixed } = scene;
  if (play?.outcome !== undefined) return askedAgain(scene);
  if (play === undefined || fixed.game.isRace?.(play.state) === true) return NO_SEATS;
  return fixed.game.toAct(play.state);
}

export function peoplePresent({ occupants, spectators }: Scene): readonly UserId[] {
  const seated = occupants.flatMap((one) => (one.type === 'person' && one.isHere ? one.user : []));
  return [...seated, ...spectators];
}

export function isPresent(scene: Scene, user: UserId): boolean {
  const seat = scene.seatOf(user);
  return seat === undefined ? scene.spectators.has(user) : scene.personAt(seat).isHere;
}

/** The person's seat, or `spectator`; undefined if the person may not watch. */
export function viewerOf(scene: Scene, user: UserId): Viewer | undefined {
  if (isCalledOff(scene)) return undefined;
  const { play, watching, host } = scene;
  const isAllowed = play === undefined || watching.isAllowed || host.user === user;
  return scene.seatOf(user) ?? (isAllowed ? 'spectator' : undefined);
}

/** Why people for whom that is undefined aren't shown the table. */
export const whyGone = (scene: Scene): 'no-watching' | 'match-off' =>
  isCalledOff(scene) ? 'match-off' : 'no-watching';

/** A screen isn't delayed, so with a delay only players and the host may open one. */
export function mayShow(scene: Scene, user: UserId): boolean {
  if (scene.seatOf(user) !== undefined || scene.host.user === user) return true;
  const { watching, phase } = scene;
  return phase === 'waiting' || (watching.isAllowed && (watching.delay === 0 || phase === 'over'));
}

/** Are all seats taken and everyone ready and, at a live table, present? */
export function canStartByItself(scene: Scene): boolean {
  if (!isArranging(scene) || !isFull(scene)) return false;
  const people = scene.occupants.filter((one) => one.type === 'person');
  return people.length > 0 && people.every((one) => one.isReady && (one.isHere || !scene.fixed.isLive));
}

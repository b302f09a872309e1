import { type Millis, type Seat, seatsOf } from '@saloon/kernel';
import { IDLE_ANSWER_MS, IDLE_MS } from '../fields/idle-times.ts';
import type { Occupant, Person } from '../fields/occupant.ts';
import type { Scene } from '../scene/scene.ts';

/** A seat that keeps the others waiting: it is asked whether it is still there, or has not answered in time. */
export type Idle = { readonly type: 'idle' | 'idle-over'; readonly seat: Seat; readonly at: Millis };

const isPlaying = (occupant: Occupant | undefined): occupant is Person =>
  occupant?.type === 'person' && occupant.isHere && !occupant.hasStood && occupant.standIn === undefined;

/**
 * The seat that is asked "still there?" next, in a live game without a running clock. A race ends by itself, and
 * without other players no one waits.
 */
export function nextIdle({ play, occupants, fixed, playedAt }: Scene): Idle | undefined {
  if (play === undefined || play.outcome !== undefined || !fixed.isLive || play.deadline !== undefined)
    return undefined;
  if (fixed.clock === 'never') return undefined;
  if (occupants.filter(isPlaying).length < 2 || fixed.game.isRace?.(play.state) === true) return undefined;
  const owing = fixed.game.toAct(play.state);
  let first: Idle | undefined;
  for (const seat of seatsOf(occupants.length)) {
    const occupant = occupants[seat];
    if (!isPlaying(occupant) || !owing.includes(seat)) continue;
    const { askedAt } = occupant;
    const idle: Idle =
      askedAt === undefined
        ? { type: 'idle', seat, at: Math.max(playedAt, occupant.seenAt) + IDLE_MS }
        : { type: 'idle-over', seat, at: askedAt + IDLE_ANSWER_MS };
    if (first === undefined || idle.at < first.at) first = idle;
  }
  return first;
}

import { type Millis, type Seat, seatsOf } from '@saloon/kernel';
import type { Chair, Person } from './chair.ts';
import { IDLE_ANSWER_MS, IDLE_MS } from './idle-times.ts';
import type { Scene } from './scene.ts';

/** A seat that keeps the others waiting: it is asked whether it is still there, or has not answered in time. */
export type Idle = { readonly type: 'idle' | 'idle-over'; readonly seat: Seat; readonly at: Millis };

const isPlaying = (chair: Chair | undefined): chair is Person =>
  chair?.type === 'person' && chair.isHere && !chair.hasStood && chair.standIn === undefined;

/**
 * The seat whose silence is up next in a live game that no clock moves on. A race moves on by itself, and where nobody
 * else plays nobody waits.
 */
export function nextIdle({ play, chairs, fixed, playedAt }: Scene): Idle | undefined {
  if (play === undefined || play.outcome !== undefined || !fixed.isLive || play.deadline !== undefined)
    return undefined;
  if (chairs.filter(isPlaying).length < 2 || fixed.game.isRace?.(play.state) === true) return undefined;
  const owing = fixed.game.toAct(play.state);
  let first: Idle | undefined;
  for (const seat of seatsOf(chairs.length)) {
    const chair = chairs[seat];
    if (!isPlaying(chair) || !owing.includes(seat)) continue;
    const { askedAt } = chair;
    const idle: Idle =
      askedAt === undefined
        ? { type: 'idle', seat, at: Math.max(playedAt, chair.seenAt) + IDLE_MS }
        : { type: 'idle-over', seat, at: askedAt + IDLE_ANSWER_MS };
    if (first === undefined || idle.at < first.at) first = idle;
  }
  return first;
}

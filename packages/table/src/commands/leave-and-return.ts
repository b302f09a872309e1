import type { Millis, Seat } from '@saloon/kernel';
import type { Change } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';

/** WB-TIME-2: a connection that nobody has measured is credited nothing. */
const UNMEASURED = 0;

/** The input for a person who plays again. */
export function returnChanges(
  scene: Scene,
  seat: Seat,
  hadStandIn: boolean,
  roundTrip: Millis | undefined,
  at: Millis,
): readonly Change[] {
  if (scene.play === undefined || scene.phase === 'over') return [];
  const now = at - scene.play.dealtAt;
  return hadStandIn
    ? [{ type: 'input', input: { type: 'lag', at: now, seat, roundTrip: roundTrip ?? UNMEASURED } }]
    : [{ type: 'input', input: { type: 'return', at: now, seat } }];
}

/** The input for a seat whose person has left: a stand-in plays, or none by correspondence. */
export function leaveChanges(scene: Scene, seat: Seat, at: Millis): readonly Change[] {
  if (scene.play === undefined || scene.phase === 'over') return [];
  const now = at - scene.play.dealtAt;
  return scene.fixed.isLive
    ? [{ type: 'input', input: { type: 'lag', at: now, seat, roundTrip: 'local' } }]
    : [{ type: 'input', input: { type: 'leave', at: now, seat } }];
}

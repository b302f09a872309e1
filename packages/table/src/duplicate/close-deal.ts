import { type Millis, type Seat, seatsOf } from '@saloon/kernel';
import { leaveChanges } from '../commands/leave-and-return.ts';
import type { Change } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';

const peopleIn = ({ occupants }: Scene): readonly Seat[] =>
  seatsOf(occupants.length).filter((seat) => {
    const occupant = occupants[seat];
    return occupant?.type === 'person' && !occupant.hasStood;
  });

/** What ends the time of people who play a deal of duplicate play. Each change is applied before the next is made. */
export function* closingChanges(scene: Scene, now: Millis): Generator<readonly [Change, Millis]> {
  if (scene.fixed.duplicate === undefined || scene.phase !== 'playing') return;
  for (const seat of peopleIn(scene)) {
    yield [{ type: 'stood', seat }, now];
    for (const change of leaveChanges(scene, seat, now)) yield [change, now];
  }
}

/** Does the game go on without anybody there: in a tournament, or because only bots play on? */
export const playsOnAlone = (scene: Scene): boolean =>
  scene.phase === 'playing' &&
  (scene.fixed.tournament !== undefined || (scene.fixed.duplicate !== undefined && peopleIn(scene).length === 0));

import { type Millis, type Seat, seatsOf } from '@saloon/kernel';
import type { SceneFields } from '../fields/scene-fields.ts';
import { isFull } from '../seats/seats-full.ts';

export type TournamentDue =
  | { readonly type: 'begin'; readonly at: Millis }
  | { readonly type: 'round-over'; readonly at: Millis; readonly seats: readonly Seat[] };

export function tournamentDue(scene: SceneFields): TournamentDue | undefined {
  const { tournament } = scene.fixed;
  if (tournament === undefined || scene.phase === 'over') return undefined;
  if (scene.phase === 'waiting') {
    return scene.settled === undefined && isFull(scene) ? { type: 'begin', at: tournament.startBy } : undefined;
  }
  const seats = seatsOf(scene.occupants.length).filter((seat) => {
    const occupant = scene.occupants[seat];
    return occupant?.type === 'person' && !occupant.hasStood && occupant.standIn === undefined;
  });
  return seats.length === 0 ? undefined : { type: 'round-over', at: tournament.endBy, seats };
}

/** Is it too late for people to play on here? */
export const isRoundOver = ({ fixed, phase }: SceneFields, at: Millis): boolean =>
  fixed.tournament !== undefined && phase === 'playing' && at >= fixed.tournament.endBy;

/** People who aren't there when a live game of a tournament starts. */
export const absentSeats = ({ fixed, occupants }: SceneFields): readonly Seat[] =>
  fixed.isLive
    ? seatsOf(occupants.length).filter((seat) => {
        const occupant = occupants[seat];
        return occupant?.type === 'person' && !occupant.isHere;
      })
    : [];

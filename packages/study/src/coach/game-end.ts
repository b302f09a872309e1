import { type Millis, type Seat, seatsOf } from '@saloon/kernel';
import { openViews, type ReplayCache } from '@saloon/table';
import { turnsOf, winnerOf } from './turns.ts';

/** A moment that changed a seat's chances, with what everyone saw of it. */
export type GameTurn = {
  readonly at: Millis;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  readonly events: readonly unknown[];
};

/** The last view of a finished game with all cards face up. */
export function openEnd({ game, recording, final }: ReplayCache): unknown {
  const viewers = ['spectator', ...seatsOf(recording.seats)] as const;
  return openViews(viewers.map((viewer) => game.view(final, viewer)));
}

/**
 * The moments that changed the chances of a seat most, or the winner's, in playing order. In the `likely` steps something
 * large happened.
 */
export function gameTurns(cache: ReplayCache, likely: readonly number[], seat = winnerOf(cache)): readonly GameTurn[] {
  const { game, moments } = cache;
  return turnsOf(cache, likely, seat).flatMap(({ step, before, after }) => {
    const moment = moments[step];
    if (moment === undefined) return [];
    const events = moment.events.flatMap((event) => game.redact(event, 'spectator') ?? []);
    return { at: moment.at, seat, before, after, events };
  });
}

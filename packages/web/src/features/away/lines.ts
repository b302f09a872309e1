import { type Seat, seat } from '@saloon/kernel';
import type { SeenGame, Version } from '@saloon/protocol';
import type { Past, Teller } from '../../core/games/contract.ts';

/** A sentence about an event, its place in the replay, and whether it hit the player who was away. */
export type AwayLine = {
  readonly text: string;
  readonly by: Seat | undefined;
  /** On the game's clock. Unknown for events that came with the table itself. */
  readonly at: number | undefined;
  readonly isHit: boolean;
};

type Reader = {
  readonly tell: Teller;
  readonly past: Past | undefined;
  readonly you: Seat | undefined;
};

/** Turns events into sentences. */
export function linesOf(events: readonly unknown[], at: number | undefined, reader: Reader): readonly AwayLine[] {
  const { tell, past, you } = reader;
  return events.flatMap((event) => {
    const text = tell(event);
    if (text === undefined) return [];
    return [{ text, by: seatIn(event), at, isHit: you !== undefined && past?.hits(event, you) === true }];
  });
}

/** Turns what a player has seen since a version into sentences. */
export const linesSince = ({ steps }: SeenGame, since: Version, reader: Reader): readonly AwayLine[] =>
  steps.flatMap(({ version, at, events }) => (version > since ? linesOf(events, at, reader) : []));

const seatIn = (event: unknown): Seat | undefined =>
  typeof event === 'object' && event !== null && 'seat' in event && typeof event.seat === 'number'
    ? seat(event.seat)
    : undefined;

import type { GameId } from '@saloon/kernel';
import type { MatchWish, TableId, UserId } from '@saloon/protocol';

/** Somebody who waits for a match, on any server. `since` is wall-clock milliseconds. */
export type MatchEntry = {
  readonly user: UserId;
  readonly name: string;
  readonly game: GameId;
  readonly pace: string;
  readonly seats: number;
  /** Is signed in and wants the game to count. */
  readonly isRated: boolean;
  readonly rating: number;
  readonly since: number;
  readonly apart: readonly UserId[];
  /** Of their share in the shuffle. */
  readonly seal?: string;
  /** The server with their connection. */
  readonly server: string;
};

/** What servers of a cluster tell each other about the queue. */
export type MatchBroadcast =
  | { readonly type: 'match-waits'; readonly entry: MatchEntry }
  /** `isMatched`: they have a table, so their tabs hear of that. */
  | { readonly type: 'match-left'; readonly user: UserId; readonly isMatched?: true }
  | { readonly type: 'match-found'; readonly table: string; readonly users: readonly UserId[] }
  | ({ readonly type: 'match-off' } & CalledOff);

/** A match that didn't start because somebody was missing. `openedAt` is wall-clock milliseconds. */
export type CalledOff = {
  readonly table: TableId;
  readonly openedAt: number;
  readonly wish: MatchWish;
  readonly came: readonly UserId[];
  readonly missed: readonly UserId[];
};

/** People wait together for the same game, pace and number of seats. */
export const keyOf = ({ game, pace, seats }: Pick<MatchWish, 'game' | 'pace' | 'seats'>): string =>
  `${game} ${pace} ${seats}`;

/** The parts of a key that `keyOf` has made. */
export function fromKey(key: string): { readonly game: string; readonly pace: string; readonly seats: number } {
  const [game = '', pace = '', seats] = key.split(' ');
  return { game, pace, seats: Number(seats) };
}

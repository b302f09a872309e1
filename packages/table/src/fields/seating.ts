import type { GameId, Seat } from '@saloon/kernel';
import type { TableRow, UserId } from '@saloon/protocol';

export type Someone = { readonly user: UserId; readonly name: string };

/** A person with another device who wants to play on in the seat of someone who is away. */
export type SeatRequest = Someone & { readonly seat: Seat };

/** A seated person. Bots have said that they are bots. */
export type Sitter = Someone & { readonly isBot?: true; readonly seal?: string };

/**
 * Who sits at a table, by seat: the person's id (empty for a bot or a free seat) and the name (empty for a free seat).
 */
export type Seating = {
  readonly game: GameId;
  readonly title: string;
  readonly pace: string | undefined;
  readonly isPrivate: boolean;
  readonly people: readonly (UserId | '')[];
  readonly names: readonly string[];
};

/** A row of the lobby as the table knows it, which has no clock on the wall. */
export type Row = Omit<TableRow, 'openedAt'>;

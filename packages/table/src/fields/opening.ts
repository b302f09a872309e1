import type { Seat, Seed } from '@saloon/kernel';
import type { ClientMessage, TableId, Watching } from '@saloon/protocol';
import type { Before, Duplicate, MatchTable, TournamentTable } from '../log/entry.ts';
import type { Sitter } from './seating.ts';

/** Who opens a table, with what. */
export type Opening = {
  readonly id: TableId;
  readonly seed: Seed;
  readonly host: Sitter;
  readonly request: Extract<ClientMessage, { type: 'open-table' }>;
  /** People who are seated from the start, in seats that the request leaves open: those who agreed to a rematch. */
  readonly guests?: readonly (Sitter & { readonly seat: Seat })[];
  readonly watching?: Watching;
  /** The host and the guests are ready: the game begins when all are present. */
  readonly isReady?: boolean;
  /** Nobody is hurried: the people share a device. */
  readonly isUnhurried?: boolean;
  /** The game that it continues, if it isn't a new one. */
  readonly before?: Before;
  readonly duplicate?: Duplicate;
  readonly tournament?: TournamentTable;
  readonly match?: MatchTable;
};

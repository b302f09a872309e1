import type { GameId, Seed } from '@saloon/kernel';
import type { PlayedSeat } from '@saloon/people/tournaments';
import type { TableId, TournamentFormat, TournamentPhase, TournamentStanding, UserId } from '@saloon/protocol';

/** A tournament as it is stored. Times are wall-clock milliseconds. */
export type Tournament = {
  readonly id: string;
  readonly host: UserId;
  readonly title: string;
  readonly game: GameId;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  readonly format: TournamentFormat;
  readonly rounds: number;
  readonly size: number;
  readonly openedAt: number;
  readonly startsAt: number;
  readonly waitMs: number;
  readonly roundMs: number;
  readonly seed: Seed;
  readonly phase: TournamentPhase;
  readonly round: number;
  readonly roundAt: number | undefined;
};

export type TournamentPlayer = {
  readonly user: UserId;
  readonly state: TournamentStanding['state'];
  /** Empty for a deleted account. */
  readonly name: string;
  /** Missing if they hide their profile. */
  readonly handle: string | undefined;
};

/** A table of a round; without an id it is a bye of its one player. */
export type RoundTable = {
  readonly round: number;
  readonly no: number;
  readonly table: TableId | undefined;
  readonly people: readonly UserId[];
  readonly isAnnounced: boolean;
  readonly result: TableResult | undefined;
};

/** `void`: the table had no result in time. */
export type TableResult = readonly PlayedSeat[] | 'void';

export const isLive = ({ options }: Pick<Tournament, 'options'>): boolean => options.pace !== 'correspondence';

/** How long a table of this tournament waits for missing people. By correspondence nobody has to be there. */
export const waitOf = (tournament: Tournament): number => (isLive(tournament) ? tournament.waitMs : 0);

/**
 * For how long the tables of this round still wait for missing people at least; undefined if they don't. A table that a
 * crash has delayed waits longer.
 */
export function seatIn(tournament: Tournament, now: number): number | undefined {
  const left = Math.round((tournament.roundAt ?? 0) + waitOf(tournament) - now);
  return left > 0 && isLive(tournament) ? left : undefined;
}

import { type PlayedTable, pointsAt, standings } from '@saloon/people/tournaments';
import {
  FORMER_NAME,
  type TournamentGame,
  type TournamentPage,
  type TournamentPerson,
  type TournamentRound,
  type UserId,
} from '@saloon/protocol';
import { historyOf } from './history.ts';
import { type RoundTable, seatIn, type Tournament, type TournamentPlayer, waitOf } from './tournament.ts';
import { rowOf } from './tournament-list.ts';
import type { TournamentRecords } from './tournament-records.ts';

const MINUTE = 60_000;

/** Everything that the page of a tournament shows to `viewer`. */
export async function readTournamentPage(
  records: TournamentRecords,
  tournament: Tournament,
  hostName: Pick<TournamentPerson, 'name' | 'handle'>,
  viewer: UserId | '',
  now: number,
): Promise<TournamentPage> {
  const [players, tables] = await Promise.all([records.players(tournament.id), records.tables(tournament.id)]);
  const { format, seed, round, roundAt, roundMs, phase } = tournament;
  const known = new Map(players.map((player) => [String(player.user), player]));
  const person = (user: string): TournamentPerson => personOf(known.get(user), user === viewer);
  const history = historyOf(tables, round);
  const ranked = standings(
    players.map(({ user }) => user),
    history,
    format,
    seed,
  );
  const own = known.get(viewer);
  const yours = tables.find(
    ({ round: n, isAnnounced, people, result }) =>
      n === round && isAnnounced && result === undefined && people.some((user) => user === viewer),
  );
  const left = seatIn(tournament, now);
  const waiting = left === undefined ? {} : { seatBy: Math.round(now + left) };
  const isRunning = phase === 'running' && roundAt !== undefined;
  return {
    ...rowOf(tournament, players.length, own !== undefined),
    options: tournament.options,
    host: { ...hostName, isYou: tournament.host === viewer },
    waitMinutes: tournament.waitMs / MINUTE,
    roundMinutes: roundMs / MINUTE,
    ...(isRunning ? { roundEndsAt: roundAt + waitOf(tournament) + roundMs } : {}),
    standings: ranked.map(({ id, ...standing }) => ({
      ...person(id),
      ...standing,
      state: known.get(id)?.state ?? 'in',
    })),
    roundsPlayed: Array.from({ length: round }, (_, i) =>
      roundOf(
        tables.filter((row) => row.round === i + 1),
        person,
      ),
    ),
    ...(isRunning && yours?.table !== undefined ? { yourTable: yours.table, ...waiting } : {}),
    ...(own === undefined ? {} : { you: own.state }),
    now: Math.round(now),
  };
}

const personOf = (player: TournamentPlayer | undefined, isYou: boolean): TournamentPerson => ({
  name: player === undefined || player.name === '' ? FORMER_NAME : player.name,
  ...(player?.handle === undefined ? {} : { handle: player.handle }),
  isYou,
});

function roundOf(rows: readonly RoundTable[], person: (user: string) => TournamentPerson): TournamentRound {
  return {
    games: rows.flatMap((row) => gameOf(row, person)),
    byes: rows.filter(({ table }) => table === undefined).flatMap(({ people }) => people.map(person)),
  };
}

function gameOf({ table, people, result }: RoundTable, person: (user: string) => TournamentPerson): TournamentGame[] {
  if (table === undefined) return [];
  if (result === undefined) return [{ table, isOver: false, seats: people.map(person) }];
  if (result === 'void') return [{ table, isOver: true, isVoid: true, seats: people.map(person) }];
  const played: PlayedTable = { seats: result };
  const seats = result.map((seat) => ({
    ...person(seat.id),
    place: seat.place,
    points: pointsAt(played, seat),
    ...(seat.hasMissed === true ? { hasMissed: seat.hasMissed } : {}),
  }));
  return [{ table, isOver: true, seats }];
}

import type { TournamentList, TournamentResult, TournamentRow, UserId } from '@saloon/protocol';
import type { Row, RunSql } from '../../core/store/shared-sql.ts';
import { runOne } from '../../core/store/shared-sql.ts';
import type { Tournament } from './tournament.ts';
import { readTournament } from './tournament-records.ts';

const MOST_OPEN = 100;
const MOST_PAST = 20;
const MOST_RESULTS = 8;

const SELECT = `SELECT tournaments.*,
    (SELECT count(*) FROM tournament_players WHERE tournament_id = tournaments.id) AS players,
    (SELECT count(*) FROM tournament_players WHERE tournament_id = tournaments.id AND user_id = $1) AS own
  FROM tournaments`;

/** What is coming or running, and what is over. */
export async function readTournaments(run: RunSql, viewer: UserId | ''): Promise<TournamentList> {
  const [open = [], past = []] = await run([
    [`${SELECT} WHERE phase IN ('signup', 'running') ORDER BY starts_at, id LIMIT $2`, viewer, MOST_OPEN],
    [`${SELECT} WHERE phase IN ('over', 'canceled') ORDER BY starts_at DESC, id LIMIT $2`, viewer, MOST_PAST],
  ]);
  return { open: open.map(readRow), past: past.map(readRow) };
}

const readRow = (row: Row): TournamentRow => rowOf(readTournament(row), Number(row.players), Number(row.own) > 0);

export function rowOf(one: Tournament, players: number, isIn: boolean): TournamentRow {
  const { id, title, game, options, seats, format, rounds, size, startsAt, phase, round } = one;
  const pace = typeof options.pace === 'string' ? { pace: options.pace } : {};
  return { id, title, game, ...pace, seats, format, rounds, size, startsAt, phase, round, players, isIn };
}

/** A person's finished tournaments, the last first. */
export async function readTournamentResults(run: RunSql, user: UserId): Promise<readonly TournamentResult[]> {
  const rows = await runOne(
    run,
    `SELECT tournaments.id, tournaments.title, tournaments.game, tournaments.ended_at, tournament_players.place,
       tournament_players.points,
       (SELECT count(*) FROM tournament_players AS other WHERE other.tournament_id = tournaments.id) AS players
     FROM tournament_players JOIN tournaments ON tournaments.id = tournament_players.tournament_id
     WHERE tournament_players.user_id = $1 AND tournament_players.place IS NOT NULL
     ORDER BY tournaments.ended_at DESC LIMIT $2`,
    user,
    MOST_RESULTS,
  );
  return rows.map((row) => ({
    id: String(row.id),
    title: String(row.title),
    game: readTournamentGame(row),
    endedAt: Number(row.ended_at),
    place: Number(row.place),
    players: Number(row.players),
    points: Number(row.points),
  }));
}

const readTournamentGame = ({ game }: Row) => String(game) as TournamentResult['game'];

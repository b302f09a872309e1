import { gameId, type Seed } from '@saloon/kernel';
import { type TableId, tableId, type UserId, userId } from '@saloon/protocol';
import { addWithin } from '../../core/store/add-within.ts';
import type { FinishedPlayer } from '../../core/store/finished-game.ts';
import { type Row, type RunSql, runOne, type Statement } from '../../core/store/shared-sql.ts';
import type { RoundTable, TableResult, Tournament, TournamentPlayer } from './tournament.ts';

/** Until the end of the transaction no other server signs anybody up or begins a round. */
const lock = (id: string): Statement => ['UPDATE tournaments SET size = size WHERE id = $1', id];

/** Everything that is stored about tournaments. */
export class TournamentRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Resolves with false if `most` of the host's tournaments haven't ended. */
  async add(one: Tournament, most: number): Promise<boolean> {
    const { id, host, title, game, options, seats, format, rounds, size, waitMs, roundMs, seed } = one;
    const result = await addWithin(this.#run, {
      into: 'tournaments',
      row: {
        id,
        host,
        title,
        game,
        options: JSON.stringify(options),
        seats,
        format,
        rounds,
        size,
        opened_at: Math.round(one.openedAt),
        starts_at: Math.round(one.startsAt),
        wait_ms: waitMs,
        round_ms: roundMs,
        seed,
        phase: 'signup',
        round: 0,
      },
      per: ['host'],
      counting: "phase IN ('signup', 'running')",
      most,
    });
    return result !== 'full';
  }

  async find(id: string): Promise<Tournament | undefined> {
    const [row] = await runOne(this.#run, 'SELECT * FROM tournaments WHERE id = $1', id);
    return row && readTournament(row);
  }

  /** Those that haven't ended, the next one first. */
  async active(): Promise<readonly Tournament[]> {
    const rows = await runOne(
      this.#run,
      `SELECT * FROM tournaments WHERE phase IN ('signup', 'running') ORDER BY starts_at, id`,
    );
    return rows.map(readTournament);
  }

  /** Resolves with false if it has started, is full, or isn't there. Signing up again changes nothing. */
  async signUp(id: string, user: UserId, now: number): Promise<boolean> {
    const [, , rows = []] = await this.#run([
      lock(id),
      [
        `INSERT INTO tournament_players (tournament_id, user_id, signed_at, state)
         SELECT id, CAST($2 AS TEXT), CAST($3 AS BIGINT), 'in' FROM tournaments WHERE id = $1 AND phase = 'signup' AND starts_at > $3
           AND (SELECT count(*) FROM tournament_players WHERE tournament_id = $1 AND user_id <> $2) < size
         ON CONFLICT (tournament_id, user_id) DO NOTHING`,
        id,
        user,
        Math.round(now),
      ],
      ['SELECT 1 FROM tournament_players WHERE tournament_id = $1 AND user_id = $2', id, user],
    ]);
    return rows.length === 1;
  }

  /** Before the start the player is forgotten; later they stay in the standings. */
  async withdraw(id: string, user: UserId): Promise<void> {
    await this.#run([
      [
        `DELETE FROM tournament_players WHERE tournament_id = $1 AND user_id = $2
           AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND phase = 'signup')`,
        id,
        user,
      ],
      [
        `UPDATE tournament_players SET state = 'withdrawn' WHERE tournament_id = $1 AND user_id = $2 AND state = 'in'
           AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND phase = 'running')`,
        id,
        user,
      ],
    ]);
  }

  /** In the order of their sign-up. */
  async players(id: string): Promise<readonly TournamentPlayer[]> {
    const rows = await runOne(
      this.#run,
      `SELECT tournament_players.user_id, tournament_players.state, users.name, people.handle, people.is_private
       FROM tournament_players LEFT JOIN users ON users.id = tournament_players.user_id
       LEFT JOIN people ON people.id = tournament_players.user_id AND people.deleted_at IS NULL
       WHERE tournament_id = $1 ORDER BY signed_at, tournament_players.user_id`,
      id,
    );
    return rows.map(readPlayer);
  }

  async tables(id: string): Promise<readonly RoundTable[]> {
    const rows = await runOne(
      this.#run,
      'SELECT * FROM tournament_tables WHERE tournament_id = $1 ORDER BY round, no',
      id,
    );
    return rows.map(readTable);
  }

  /** The open tables of running rounds where this person has a seat. */
  async openTablesOf(user: UserId): Promise<readonly { readonly tournament: Tournament; readonly table: TableId }[]> {
    const rows = await runOne(
      this.#run,
      `SELECT tournaments.*, tournament_tables.table_id, tournament_tables.people FROM tournament_players
       JOIN tournaments ON tournaments.id = tournament_players.tournament_id AND phase = 'running'
       JOIN tournament_tables ON tournament_tables.tournament_id = tournaments.id
         AND tournament_tables.round = tournaments.round
       WHERE tournament_players.user_id = $1 AND table_id IS NOT NULL AND is_announced = 1 AND result IS NULL`,
      user,
    );
    return rows
      .filter(({ people }) => JSON.parse(String(people)).includes(user))
      .map((row) => ({ tournament: readTournament(row), table: tableId(String(row.table_id)) }));
  }

  /** Moves the start to now, if it hasn't started. */
  async startNow(id: string, now: number): Promise<void> {
    await runOne(
      this.#run,
      `UPDATE tournaments SET starts_at = $2 WHERE id = $1 AND phase = 'signup' AND starts_at > $2`,
      id,
      Math.round(now),
    );
  }

  /** Resolves with false if it has started or ended already. */
  async cancel(id: string, now: number): Promise<boolean> {
    const rows = await runOne(
      this.#run,
      `UPDATE tournaments SET phase = 'canceled', ended_at = $2 WHERE id = $1 AND phase = 'signup' RETURNING id`,
      id,
      Math.round(now),
    );
    return rows.length === 1;
  }

  /** Begins a round, once: if two servers pair it differently, all its tables are those of the first one. */
  async beginRound(id: string, round: number, now: number, tables: readonly Pick<RoundTable, 'table' | 'people'>[]) {
    const isNext = `id = $1 AND round = $2 - 1 AND phase IN ('signup', 'running')`;
    await this.#run([
      lock(id),
      ...tables.map(
        ({ table, people }, no): Statement => [
          `INSERT INTO tournament_tables (tournament_id, round, no, table_id, people, is_announced)
           SELECT id, round + 1, CAST($3 AS INTEGER), CAST($4 AS TEXT), CAST($5 AS TEXT), 0
           FROM tournaments WHERE ${isNext}`,
          ...[id, round, no, table ?? null, JSON.stringify(people)],
        ],
      ),
      [
        `UPDATE tournaments SET phase = 'running', round = $2, round_at = $3 WHERE ${isNext}`,
        id,
        round,
        Math.round(now),
      ],
    ]);
  }

  async announced(id: string, { round, no }: RoundTable): Promise<void> {
    await runOne(
      this.#run,
      'UPDATE tournament_tables SET is_announced = 1 WHERE tournament_id = $1 AND round = $2 AND no = $3',
      ...[id, round, no],
    );
  }

  /** The finished games of these tables, by table. */
  async finished(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, readonly FinishedPlayer[]>> {
    if (tables.length === 0) return new Map();
    const rows = await runOne(
      this.#run,
      `SELECT table_id, players FROM finished_games WHERE table_id = ANY ($1)`,
      tables,
    );
    return new Map(rows.map((row) => [tableId(String(row.table_id)), JSON.parse(String(row.players))]));
  }

  async saveResult(id: string, { round, no }: RoundTable, result: TableResult): Promise<void> {
    await runOne(
      this.#run,
      'UPDATE tournament_tables SET result = $4 WHERE tournament_id = $1 AND round = $2 AND no = $3',
      ...[id, round, no, JSON.stringify(result)],
    );
  }

  async drop(id: string, users: readonly UserId[]): Promise<void> {
    if (users.length === 0) return;
    await runOne(
      this.#run,
      `UPDATE tournament_players SET state = 'out'
       WHERE tournament_id = $1 AND state = 'in' AND user_id = ANY ($2)`,
      id,
      users,
    );
  }

  /** A player who has missed a game takes part again from the next round on. Resolves with false if they aren't out. */
  async comeBack(id: string, user: UserId): Promise<boolean> {
    const rows = await runOne(
      this.#run,
      `UPDATE tournament_players SET state = 'in' WHERE tournament_id = $1 AND user_id = $2 AND state = 'out'
         AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND phase = 'running' AND format = 'swiss')
       RETURNING user_id`,
      id,
      user,
    );
    return rows.length === 1;
  }

  /** Ends it, with everybody's place. */
  async end(
    id: string,
    now: number,
    places: readonly { readonly user: string; readonly place: number; readonly points: number }[],
  ): Promise<void> {
    await this.#run([
      [`UPDATE tournaments SET phase = 'over', ended_at = $2 WHERE id = $1 AND phase = 'running'`, id, Math.round(now)],
      ...places.map(
        ({ user, place, points }): Statement => [
          'UPDATE tournament_players SET place = $3, points = $4 WHERE tournament_id = $1 AND user_id = $2',
          ...[id, user, place, points],
        ],
      ),
    ]);
  }
}

export const readTournament = (row: Row): Tournament => ({
  id: String(row.id),
  host: userId(String(row.host)),
  title: String(row.title),
  game: gameId(String(row.game)),
  options: JSON.parse(String(row.options)),
  seats: Number(row.seats),
  format: row.format === 'knockout' ? 'knockout' : 'swiss',
  rounds: Number(row.rounds),
  size: Number(row.size),
  openedAt: Number(row.opened_at),
  startsAt: Number(row.starts_at),
  waitMs: Number(row.wait_ms),
  roundMs: Number(row.round_ms),
  seed: String(row.seed) as Seed,
  phase: String(row.phase) as Tournament['phase'],
  round: Number(row.round),
  roundAt: row.round_at === null ? undefined : Number(row.round_at),
});

const readPlayer = (row: Row): TournamentPlayer => ({
  user: userId(String(row.user_id)),
  state: row.state === 'in' || row.state === 'withdrawn' ? row.state : 'out',
  name: String(row.name ?? ''),
  handle: typeof row.handle === 'string' && Number(row.is_private) === 0 ? row.handle : undefined,
});

const readTable = (row: Row): RoundTable => ({
  round: Number(row.round),
  no: Number(row.no),
  table: row.table_id === null ? undefined : tableId(String(row.table_id)),
  people: (JSON.parse(String(row.people)) as readonly string[]).map(userId),
  isAnnounced: Number(row.is_announced) === 1,
  result: row.result === null ? undefined : (JSON.parse(String(row.result)) as TableResult),
});

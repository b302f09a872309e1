import { missedGames, pairRound, standings, survivors, tableSizes } from '@saloon/people/tournaments';
import { type TableId, TOURNAMENT_LIMITS, type UserId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import type { Job } from '../../core/jobs/job.ts';
import { historyOf } from './history.ts';
import type { RoundPerson } from './open-round-table.ts';
import { pairingSetup } from './pairing-setup.ts';
import { resultOf } from './table-result.ts';
import { isLive, type RoundTable, type Tournament, type TournamentPlayer, waitOf } from './tournament.ts';
import type { TournamentRecords } from './tournament-records.ts';

/** Milliseconds between two looks while a live tournament runs or one starts soon, and otherwise. */
const EVERY = 1000;
const IDLE_EVERY = 10_000;
/** Bots need some time after the end of a round; a table without a result is void then. */
const GRACE = 15 * 60_000;

export type TournamentNews = 'canceled' | 'out' | 'over';

export type TournamentsDeps = Pick<Core, 'clock' | 'log' | 'findGame' | 'job'> & {
  readonly records: TournamentRecords;
  readonly tableId: (tournament: Tournament, round: number, no: number) => TableId;
  readonly openTable: (tournament: Tournament, id: TableId, people: readonly RoundPerson[]) => Promise<boolean>;
  /** Tells a player that their table is open. */
  readonly callToTable: (user: UserId, tournament: Tournament, table: TableId) => Promise<void>;
  readonly tell: (user: UserId, tournament: Tournament, news: TournamentNews) => void;
  /** Tables or results have changed: a player's page reads them again. */
  readonly changed: (user: UserId, tournament: Tournament) => void;
};

/** Starts tournaments, opens the tables of their rounds, and ends them. What it has done is in the database alone. */
export class Tournaments {
  readonly #deps: TournamentsDeps;
  /** In a cluster one server does it. A poke looks at once whether something has changed. */
  readonly job: Job;

  constructor(deps: TournamentsDeps) {
    this.#deps = deps;
    this.job = deps.job({
      work: () => this.#look(),
      failure: 'cannot run the tournaments now',
      lease: 'tournaments',
      first: 0,
      retry: IDLE_EVERY,
    });
  }

  /** Calls it off, and tells everybody who has signed up. Nothing happens once it has started. */
  async cancel(tournament: Tournament): Promise<void> {
    const { records, clock, tell } = this.#deps;
    const players = await records.players(tournament.id);
    if (!(await records.cancel(tournament.id, clock.wall()))) return;
    for (const { user } of players) tell(user, tournament, 'canceled');
  }

  /** Resolves with the time until the next look. */
  async #look(): Promise<number> {
    const { records, clock, log } = this.#deps;
    const active = await records.active();
    const soonest = Math.min(
      IDLE_EVERY,
      ...active.map((one) => (one.phase === 'signup' ? one.startsAt - clock.wall() : isLive(one) ? 0 : IDLE_EVERY)),
    );
    if (active.length === 0 || !(await this.job.lease.renew())) return IDLE_EVERY;
    for (const tournament of active) {
      if (this.job.isStopped) break;
      // One that fails doesn't hold up the others.
      await this.#advance(tournament).catch((error: unknown) =>
        log.error({ err: error, tournament: tournament.id }, 'cannot run a tournament now'),
      );
    }
    return Math.max(EVERY, soonest);
  }

  async #advance(tournament: Tournament): Promise<void> {
    const { records, clock } = this.#deps;
    const { id, phase, startsAt } = tournament;
    if (phase === 'signup' && startsAt > clock.wall()) return;
    const players = await records.players(id);
    if (phase === 'signup') return this.#begin(tournament, players);
    const tables = await records.tables(id);
    const names = new Map(players.map((player) => [player.user, player]));
    const current = tables.filter(({ round }) => round === tournament.round);
    const unopened = current.filter(({ isAnnounced }) => !isAnnounced);
    for (const table of unopened) await this.#open(tournament, table, names);
    const { saved, isComplete } = await this.#collect(tournament, current);
    if (isComplete) await this.#finishRound(tournament, players, await records.tables(id));
    if (unopened.length > 0 || saved > 0) for (const { user } of players) this.#deps.changed(user, tournament);
  }

  async #begin(tournament: Tournament, players: readonly TournamentPlayer[]): Promise<void> {
    if (players.length < TOURNAMENT_LIMITS.least) return this.cancel(tournament);
    return this.#pair(
      tournament,
      players.map(({ user }) => user),
      [],
    );
  }

  /** Pairs the next round and writes it down; its tables are opened at the next look. */
  async #pair(tournament: Tournament, users: readonly UserId[], tables: readonly RoundTable[]): Promise<void> {
    const { records, clock, findGame, tableId } = this.#deps;
    const game = findGame(tournament.game);
    if (game === undefined) throw new Error(`Cannot pair: there is no game ${tournament.game}`);
    const round = tournament.round + 1;
    const paired = pairRound(users, historyOf(tables, tournament.round), pairingSetup(game, tournament));
    await records.beginRound(tournament.id, round, clock.wall(), [
      ...paired.tables.map((people, no) => ({
        table: tableId(tournament, round, no),
        people: people as readonly UserId[],
      })),
      ...paired.byes.map((user) => ({ table: undefined, people: [user as UserId] })),
    ]);
    const begun = await records.find(tournament.id);
    if (begun?.phase === 'running' && begun.round === round) await this.#advance(begun);
  }

  async #open(tournament: Tournament, row: RoundTable, names: ReadonlyMap<UserId, TournamentPlayer>): Promise<void> {
    const { records, openTable, callToTable, log } = this.#deps;
    const { table, people } = row;
    if (table !== undefined) {
      const seated = people.map((user) => ({ user, name: names.get(user)?.name ?? '' }));
      if (!(await openTable(tournament, table, seated))) return;
      for (const user of people) {
        await callToTable(user, tournament, table).catch((error: unknown) =>
          log.warn({ err: error, tournament: tournament.id }, 'cannot notify a player that their table is open'),
        );
      }
    }
    await records.announced(tournament.id, row);
  }

  /** Writes down the results of this round that are there by now. Resolves with their number, and whether all are there. */
  async #collect(tournament: Tournament, current: readonly RoundTable[]) {
    const { records, clock } = this.#deps;
    const open = current.filter(({ table, result }) => table !== undefined && result === undefined);
    const finished = await records.finished(open.flatMap(({ table }) => table ?? []));
    const { roundAt = 0, roundMs } = tournament;
    const isOverdue = clock.wall() > roundAt + waitOf(tournament) + roundMs + GRACE;
    let missing = 0;
    for (const row of open) {
      const players = row.table === undefined ? undefined : finished.get(row.table);
      if (players !== undefined) await records.saveResult(tournament.id, row, resultOf(row, players));
      else if (isOverdue) await records.saveResult(tournament.id, row, 'void');
      else missing += 1;
    }
    return { saved: open.length - missing, isComplete: missing === 0 && current.length > 0 };
  }

  async #finishRound(tournament: Tournament, players: readonly TournamentPlayer[], tables: readonly RoundTable[]) {
    const { records, clock, findGame, tell } = this.#deps;
    const { id, format, seed, round, rounds } = tournament;
    const history = historyOf(tables, round);
    const ranked = standings(
      players.map(({ user }) => user),
      history,
      format,
      seed,
    );
    const missing = new Set(missedGames(history.slice(-1)).keys());
    const dropped = players.filter(({ user, state }) => state === 'in' && missing.has(user)).map(({ user }) => user);
    await records.drop(id, dropped);
    const active = players.flatMap(({ user, state }) => (state === 'in' && !dropped.includes(user) ? user : []));
    const staying = format === 'swiss' ? active : (survivors(active, history, seed) as readonly UserId[]);
    const last = history.at(-1);
    const wasFinal = format === 'swiss' ? round >= rounds : last?.tables.length === 1 && last.byes.length === 0;
    const game = findGame(tournament.game);
    const canGoOn = game !== undefined && tableSizes(staying.length, pairingSetup(game, tournament).range).length > 0;
    for (const user of dropped) tell(user, tournament, 'out');
    if (!wasFinal && canGoOn) return this.#pair(tournament, staying, tables);
    const places = ranked.map(({ id: user, rank, points }) => ({ user, place: rank, points }));
    await records.end(id, clock.wall(), places);
    for (const user of active) tell(user, tournament, 'over');
  }
}

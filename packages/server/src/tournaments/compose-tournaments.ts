import type { FindGame } from '@saloon/catalog';
import type { Seed } from '@saloon/kernel';
import type { ServerMessage, UserId } from '@saloon/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type JobLeaseDeps, jobLease } from '../cluster/job-lease.ts';
import type { People } from '../people/compose-people.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { openRoundTable, roundTableId } from './open-round-table.ts';
import { seatIn, type Tournament } from './tournament.ts';
import { TournamentRecords } from './tournament-records.ts';
import { Tournaments } from './tournaments.ts';

export type ComposeTournamentsDeps = JobLeaseDeps & {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly findGame: FindGame;
  readonly newSeed: () => Seed;
  readonly tables: TableRegistry;
  readonly people: Pick<People, 'invite' | 'deliver'>;
};

export function composeTournaments(deps: ComposeTournamentsDeps) {
  const { store, clock, log, findGame, newSeed, tables, people } = deps;
  const records = new TournamentRecords(store.query);
  const lease = jobLease(deps, 'tournaments');
  const deliver = (user: UserId, message: ServerMessage) => people.deliver(user, message);
  const waits = (tournament: Tournament) => {
    const left = seatIn(tournament, clock.wall());
    return left === undefined ? {} : { seatIn: left };
  };
  const tournaments = new Tournaments({
    records,
    clock,
    log,
    findGame,
    renewLease: () => lease.renew(),
    tableId: (tournament, round, no) => roundTableId(store.key, tournament, round, no),
    openTable: (...args) => openRoundTable({ tables, findGame, newSeed, log }, ...args),
    callToTable(user, tournament, id) {
      const { title: name, game } = tournament;
      return people.invite({ name }, user, { id, game, seating: undefined }, waits(tournament));
    },
    changed: (user, { id }) => deliver(user, { type: 'tournament-changed', tournament: id }),
    tell: (user, { id, title }, news) => deliver(user, { type: 'tournament-news', tournament: id, title, news }),
  });
  return {
    tournamentRecords: records,
    tournaments,
    newSeed,
    start: () => tournaments.poke(),
    /** A client has come: tells it about the tables that still wait for its user. */
    async onWelcome(user: UserId, send: (message: ServerMessage) => void): Promise<void> {
      for (const { tournament, table } of await records.openTablesOf(user)) {
        const { title, game } = tournament;
        const left = waits(tournament);
        if (left.seatIn !== undefined) send({ type: 'invited', from: title, table, game, title: '', ...left });
      }
    },
    async stop(): Promise<void> {
      await tournaments.stop();
      await lease.end();
    },
  };
}

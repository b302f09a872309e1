import type { ServerMessage, UserId } from '@saloon/protocol';
import { feature } from '../../core/feature.ts';
import { people } from '../people/index.ts';
import { openRoundTable, roundTableId } from './open-round-table.ts';
import { seatIn, type Tournament } from './tournament.ts';
import { TournamentRecords } from './tournament-records.ts';
import { serveTournaments } from './tournament-routes.ts';
import { Tournaments } from './tournaments.ts';

/** Tournaments, as long as the server lives: their rounds go on after a restart. */
export const tournaments = feature({
  name: 'tournaments',
  needs: { people },
  make(core, { people: { invite } }) {
    const { store, clock, log, sessions } = core;
    const records = new TournamentRecords(store.query);
    const waits = (tournament: Tournament) => {
      const left = seatIn(tournament, clock.wall());
      return left === undefined ? {} : { seatIn: left };
    };
    const rounds = new Tournaments({
      ...core,
      records,
      tableId: (tournament, round, no) => roundTableId(store.key, tournament, round, no),
      openTable: (...args) => openRoundTable(core, ...args),
      async callToTable(user, tournament, id) {
        const { title: name, game } = tournament;
        invite({ name }, user, { id, game, seating: undefined }, waits(tournament));
      },
      changed: (user, { id }) => sessions.deliver(user, { type: 'tournament-changed', tournament: id }),
      tell: (user, { id, title }, news) =>
        sessions.deliver(user, { type: 'tournament-news', tournament: id, title, news }),
    });
    /** Tells a client that has come about the tables that still wait for its user. */
    async function tellWhatWaits(user: UserId, send: (message: ServerMessage) => void): Promise<void> {
      for (const { tournament, table } of await records.openTablesOf(user)) {
        const { title, game } = tournament;
        const left = waits(tournament);
        if (left.seatIn !== undefined) send({ type: 'invited', from: title, table, game, title: '', ...left });
      }
    }
    return {
      offers: { tournamentRecords: records, tournaments: rounds },
      connections: {
        welcomed(connection, { identity }) {
          tellWhatWaits(identity.user, (message) => connection.send(message)).catch((error: unknown) =>
            log.warn({ err: error }, 'cannot tell a player that a tournament table waits'),
          );
        },
      },
      routes: (routes) =>
        serveTournaments(routes, {
          ...core,
          tournamentRecords: records,
          tournaments: rounds,
          run: store.query,
          wall: clock.wall,
        }),
      jobs: [rounds.job],
      export: {
        tournaments: 'SELECT tournament_id, signed_at, state, place, points FROM tournament_players WHERE user_id = $1',
      },
      erase: [
        `DELETE FROM tournament_players WHERE user_id = $1
           AND tournament_id IN (SELECT id FROM tournaments WHERE phase = 'signup')`,
        `UPDATE tournament_players SET state = 'withdrawn' WHERE user_id = $1 AND state = 'in' AND place IS NULL`,
      ],
    };
  },
});

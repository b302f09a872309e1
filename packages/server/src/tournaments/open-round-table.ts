import type { FindGame } from '@saloon/catalog';
import { type Seed, seat, sha256 } from '@saloon/kernel';
import { type TableId, type UserId, userId } from '@saloon/protocol';
import { openTable } from '@saloon/table';
import type { Logger } from 'pino';
import { tableIdFor } from '../people/identity.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { type Tournament, waitOf } from './tournament.ts';

/** As long as any other user id. */
const USER_DIGITS = 24;

/** The host of a tournament's tables: nobody has a secret for it. */
const hostOf = ({ id }: Tournament): UserId => userId(sha256(`saloon tournament ${id}`).slice(0, USER_DIGITS));

/** The same table on every server, however often a round is begun. */
export const roundTableId = (key: Buffer, tournament: Tournament, round: number, no: number): TableId =>
  tableIdFor(key, hostOf(tournament), `round ${round} table ${no}`);

export type OpenRoundTableDeps = {
  readonly tables: TableRegistry;
  readonly findGame: FindGame;
  readonly newSeed: () => Seed;
  readonly log: Logger;
};

export type RoundPerson = { readonly user: UserId; readonly name: string };

/** Opens a table of a round, unless it is there. Resolves with true once it is durable. */
export function openRoundTable(
  { tables, findGame, newSeed, log }: OpenRoundTableDeps,
  tournament: Tournament,
  id: TableId,
  people: readonly RoundPerson[],
): Promise<boolean> {
  return new Promise((resolve) => {
    if (tables.isFailing) return resolve(false);
    tables.find(id, (found) => {
      if (found.type === 'unavailable') return resolve(false);
      // A table that an operator has closed stays closed: the round then ends without its result.
      if (found.type !== 'missing' || found.gone.code !== 'no-such-table') return resolve(true);
      const { game, options, title } = tournament;
      const startBy = waitOf(tournament);
      const opened = openTable(
        {
          id,
          seed: newSeed(),
          host: { user: hostOf(tournament), name: title },
          guests: people.map((person, i) => ({ ...person, seat: seat(i) })),
          isReady: true,
          tournament: { id: tournament.id, startBy, endBy: startBy + tournament.roundMs },
          request: {
            ...{ type: 'open-table', id: 'tournament', game, title, options, isPrivate: true },
            ...{ isRated: true, clock: 'always' },
            seats: people.map(() => ({ type: 'open' })),
          },
        },
        tables.thinkers,
        findGame,
      );
      if (!opened.ok) {
        log.error({ code: opened.code, tournament: tournament.id }, 'cannot open a table of a tournament');
        return resolve(false);
      }
      tables.add(opened.table, hostOf(tournament)).replyLater({
        onCommitted: () => resolve(true),
        onWriteFailed: () => resolve(false),
        onMoved: () => resolve(false),
      });
    });
  });
}

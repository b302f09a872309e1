import { type Seed, seat, sha256 } from '@saloon/kernel';
import { type TableId, type UserId, userId } from '@saloon/protocol';
import type { Logger } from 'pino';
import { tableIdFor } from '../../core/identity/identity.ts';
import { type OpenOnceDeps, openOnce } from '../../core/tables/open-once.ts';
import { type Tournament, waitOf } from './tournament.ts';

/** As long as any other user id. */
const USER_DIGITS = 24;

/** The host of a tournament's tables: nobody has a secret for it. */
const hostOf = ({ id }: Tournament): UserId => userId(sha256(`saloon tournament ${id}`).slice(0, USER_DIGITS));

/** The same table on every server, however often a round is begun. */
export const roundTableId = (key: Buffer, tournament: Tournament, round: number, no: number): TableId =>
  tableIdFor(key, hostOf(tournament), `round ${round} table ${no}`);

export type RoundPerson = { readonly user: UserId; readonly name: string };

/** Opens a table of a round, unless it is there. Resolves with true once it is durable. */
export async function openRoundTable(
  { log, newSeed, ...deps }: OpenOnceDeps & { readonly newSeed: () => Seed; readonly log: Logger },
  tournament: Tournament,
  id: TableId,
  people: readonly RoundPerson[],
): Promise<boolean> {
  const { game, options, title } = tournament;
  const startBy = waitOf(tournament);
  const opened = await openOnce(deps, {
    id,
    seed: newSeed(),
    host: { user: hostOf(tournament), name: title },
    guests: people.map((person, i) => ({ ...person, seat: seat(i) })),
    isReady: true,
    tournament: { id: tournament.id, startBy, endBy: startBy + tournament.roundMs },
    request: {
      type: 'open-table',
      id: 'tournament',
      game,
      title,
      options,
      isPrivate: true,
      isRated: true,
      clock: 'always',
      seats: people.map(() => ({ type: 'open' })),
    },
  }).catch((error: unknown) => {
    log.error({ err: error, tournament: tournament.id }, 'cannot open a table of a tournament');
    return 'unavailable';
  });
  // A table that an operator has closed stays closed: the round then ends without its result.
  return opened === 'open' || opened === 'closed';
}

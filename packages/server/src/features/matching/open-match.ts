import { randomBytes } from 'node:crypto';
import { seat } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { type Opening, openTable } from '@saloon/table';
import type { Core } from '../../core/core.ts';
import { tableIdFor } from '../../core/identity/identity.ts';
import { addDurably } from '../../core/tables/open-once.ts';
import type { MatchEntry } from './match-entry.ts';
import { matchOptions } from './match-options.ts';

export type OpenMatchDeps = Pick<Core, 'tables' | 'findGame' | 'newSeed' | 'log'> & {
  readonly key: Buffer;
};

/** People who were matched have this many milliseconds to come to the table. */
const JOIN_WITHIN = 60_000;
/** Bots in the seats that people didn't take. */
const LEVEL = 'normal';

/**
 * Opens a table for people who were matched: everybody is seated and ready, and it starts when all are there. Resolves with
 * undefined if it can't be opened.
 */
export async function openMatch(
  { tables, key, findGame, newSeed, log }: OpenMatchDeps,
  group: readonly MatchEntry[],
): Promise<TableId | undefined> {
  const [first] = group;
  if (first === undefined || tables.isFailing) return undefined;
  const id = tableIdFor(key, first.user, `match ${randomBytes(12).toString('hex')}`);
  const { pace, seats } = first;
  const game = findGame(first.game);
  if (game === undefined) return undefined;
  const opening: Opening = {
    id,
    seed: newSeed(),
    host: sitterOf(first),
    guests: group.slice(1).map((one, i) => ({ ...sitterOf(one), seat: seat(i + 1) })),
    isReady: true,
    match: { startBy: JOIN_WITHIN },
    request: {
      type: 'open-table',
      id: 'match',
      game: game.id,
      options: matchOptions(game, pace),
      isPrivate: true,
      ...(group.every(({ isRated }) => isRated) ? { isRated: true } : {}),
      seats: Array.from({ length: seats }, (_, i) =>
        i === 0 ? { type: 'me' } : i < group.length ? { type: 'open' } : { type: 'bot', level: LEVEL },
      ),
    },
  };
  const made = openTable(opening, tables.thinkers, findGame);
  if (!made.ok) {
    log.error({ code: made.code, game: game.id }, 'cannot open a table for a match');
    return undefined;
  }
  return (await addDurably(tables, made.table, first.user)) === 'open' ? id : undefined;
}

const sitterOf = ({ user, name, seal }: MatchEntry) => ({ user, name, ...(seal === undefined ? {} : { seal }) });

import type { FindGame } from '@saloon/catalog';
import type { Level } from '@saloon/kernel';
import type { TableId, UserId } from '@saloon/protocol';
import { type Duplicate, type Opening, openTable } from '@saloon/table';
import { Refusal } from '../people/refusal.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { DailyDeal } from './deal.ts';

export type OpenDealDeps = {
  readonly tables: Pick<TableRegistry, 'find' | 'get' | 'add' | 'thinkers' | 'isFailing'>;
  readonly findGame: FindGame;
};

type Player = { readonly user: UserId; readonly name: string };

/** How a deal is played: by this person in its seat, by bots in the others. */
export const openingOf = (
  id: TableId,
  deal: Omit<DailyDeal, 'day'>,
  of: string,
  host: Player,
  standIn: Level = 'normal',
): Opening => {
  const duplicate: Duplicate = { of, bots: deal.bots, standIn: deal.standIn };
  return {
    id,
    seed: deal.seed,
    host: { user: host.user, name: host.name },
    duplicate,
    isReady: true,
    watching: { isAllowed: false, delay: 0 },
    request: {
      type: 'open-table',
      id: 'deal',
      game: deal.game,
      options: { ...deal.options },
      isPrivate: true,
      hints: 'off',
      standIn,
      seats: deal.levels.map((level, seat) => (seat === deal.seat ? { type: 'me' } : { type: 'bot', level })),
    },
  };
};

/** Opens the table of an attempt and deals, unless it is open already. Resolves when that is durable. */
export function openDeal({ tables, findGame }: OpenDealDeps, opening: Opening): Promise<void> {
  const { id, host } = opening;
  return new Promise((resolve, reject) => {
    const unavailable = () => reject(new Refusal(503, 'storage-full'));
    if (tables.isFailing) return unavailable();
    tables.find(id, (found) => {
      if (found.type === 'unavailable') return unavailable();
      if (found.type !== 'missing') return resolve();
      if (found.gone.code !== 'no-such-table') return reject(new Refusal(409, 'not-found'));
      if (tables.get(id) !== undefined) return resolve();
      const opened = openTable(opening, tables.thinkers, findGame);
      if (!opened.ok) return reject(new Error(`Cannot deal ${opening.request.game}: ${opened.code} ${opened.at}`));
      opened.table.command(host.user, host.name, 'deal', { type: 'start' }, 0);
      tables.add(opened.table, host.user).replyLater({
        onCommitted: () => resolve(),
        onWriteFailed: unavailable,
        onMoved: () => resolve(),
      });
    });
  });
}

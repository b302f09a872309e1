import type { Level } from '@saloon/kernel';
import type { TableId, UserId } from '@saloon/protocol';
import type { Duplicate, Opening } from '@saloon/table';
import type { Core } from '../../core/core.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Charge } from '../../core/http/routes.ts';
import { STORED } from '../../core/limits/stored-costs.ts';
import { type OpenOnceDeps, openOnce } from '../../core/tables/open-once.ts';
import type { DailyDeal } from './deal.ts';

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

export type OpenDealDeps = OpenOnceDeps &
  Pick<Core, 'store' | 'byAddress' | 'limits'> & {
    readonly charge: Charge;
  };

/** Opens the table of an attempt and deals, unless it is open already. Resolves when that is durable. */
export async function openDeal(deps: OpenDealDeps, opening: Opening, address: string): Promise<void> {
  const { byAddress, limits } = deps;
  const { user, name } = opening.host;
  let begun: (() => void) | undefined;
  if ((await deps.store.table(opening.id)) === undefined) {
    if (byAddress.countOf(address) >= limits.tablesPerAddress) throw new Refusal(409, 'too-many-tables');
    deps.charge(address, STORED.table);
    begun = byAddress.begin(address);
  }
  const opened = await openOnce(deps, opening, (table) => {
    byAddress.add(address, opening.id);
    return table.command(user, name, 'deal', { type: 'start' }, 0);
  }).finally(begun);
  if (opened === 'unavailable') throw new Refusal(503, 'storage-full');
  if (opened === 'closed') throw new Refusal(409, 'not-found');
}

import { findGame } from '@saloon/catalog';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { Refusal } from '../../core/http/refusal.ts';
import { TablesByAddress } from '../../core/tables/tables-by-address.ts';
import { type OpenDealDeps, openDeal } from './open-deal.ts';

test('of ten deals at once, an address may open as many as are allowed, and the places of those that fail are free again', async () => {
  const byAddress = new TablesByAddress(() => true);
  const deps = {
    store: { table: async () => undefined },
    limits: { tablesPerAddress: 2 },
    charge: () => undefined,
    // The store is slow, and fails in the end.
    tables: {
      find: (_: unknown, found: (what: object) => void) => setTimeout(() => found({ type: 'unavailable' }), 5),
    },
    byAddress,
    findGame,
  } as unknown as OpenDealDeps;
  const open = async (i: number) => {
    const opening = { id: tableId(`deal${i}`), host: { user: 'ann', name: 'Ann' } };
    const refused: unknown = await openDeal(deps, opening as never, 'home').catch((error: unknown) => error);
    return refused instanceof Refusal ? refused.status : refused;
  };
  const statuses = await Promise.all(Array.from({ length: 10 }, (_, i) => open(i)));
  expect(statuses.toSorted()).toEqual([...Array<number>(8).fill(409), 503, 503]);
  expect(byAddress.countOf('home')).toBe(0);
});

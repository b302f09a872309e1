import type { TableId } from '@saloon/protocol';
import type { House } from '../house.ts';
import { type StoredTable, StoreError } from '../store/store.ts';
import { type Lookup, missing } from './lookup.ts';

export type ClaimedTable = {
  readonly type: 'read';
  /** With the fence under which we hold it. */
  readonly stored: StoredTable;
};

/**
 * A table that is ours from now on, as the store has it; or why it is not. It is claimed before its log is read: the
 * server that held it until now can add nothing to what we read.
 */
export async function claimTable(house: House, id: TableId): Promise<Lookup | ClaimedTable> {
  const { store, server, metrics, log } = house;
  try {
    const claim = await store.claim(id, server);
    metrics.claimed(claim.type);
    if (claim.type === 'theirs') return { type: 'there', server: claim.server };
    if (claim.type === 'no-such-table') return missing(id);
    const stored = await store.table(id);
    return stored === undefined ? missing(id) : { type: 'read', stored: { ...stored, fence: claim.fence } };
  } catch (error) {
    log.error({ err: error, table: id }, 'cannot read a table');
    // Trying again would not help, and would stop play at every other table meanwhile.
    if (error instanceof StoreError && error.code === 'damaged') return missing(id, error);
    return { type: 'unavailable' };
  }
}

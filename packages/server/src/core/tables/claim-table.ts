import type { TableId } from '@saloon/protocol';
import type { Common } from '../common/common.ts';
import { type StoredTable, StoreError } from '../store/store.ts';
import { type Lookup, missing } from './lookup.ts';

export type ClaimedTable = {
  readonly type: 'claimed';
  /** With the fence under which we hold it. */
  readonly stored: StoredTable;
};

export type ClaimDeps = Pick<Common, 'store' | 'server' | 'metrics' | 'log'>;

/**
 * Claims a table for this server, or returns why it can't be had. It is claimed before its log is read, so that the server
 * that held it until now can add nothing to what we read.
 */
export async function claimTable(
  { store, server, metrics, log }: ClaimDeps,
  id: TableId,
): Promise<Lookup | ClaimedTable> {
  try {
    const claim = await store.claim(id, server);
    metrics.claimed(claim.type);
    if (claim.type === 'theirs') return { type: 'remote', server: claim.server };
    if (claim.type === 'no-such-table') return missing(id);
    const stored = await store.table(id);
    return stored === undefined ? missing(id) : { type: 'claimed', stored: { ...stored, fence: claim.fence } };
  } catch (error) {
    log.error({ err: error, table: id }, 'cannot read a table');
    // Trying again would not help, and would stop play at every other table meanwhile.
    if (error instanceof StoreError && error.code === 'damaged') return missing(id, error);
    return { type: 'unavailable' };
  }
}

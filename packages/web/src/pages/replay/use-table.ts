import { useSignalEffect } from '@preact/signals';
import { type TableInfo, tableId } from '@saloon/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { house, soloHouse } from '../../net/house.ts';
import { TableStore } from '../../net/table-store.ts';
import type { Source } from './use-reel.ts';

/**
 * The table that a finished game was played at: who sat there, and what is remarked on the game; nothing for a file, while
 * the line is down, or while the game is played: a solo table's clock would run if somebody joined it.
 */
export function useTable(source: Source, isOver: boolean): TableStore | undefined {
  const store = useMemo(() => {
    if (source.type === 'file' || !isOver || (source.type === 'solo' && source.isBefore)) return undefined;
    return new TableStore(tableId(source.table), source.type === 'solo' ? soloHouse : house, () => performance.now());
  }, [source, isOver]);
  useEffect(() => () => store?.close(), [store]);
  const [isThere, setThere] = useState(false);
  useSignalEffect(() => setThere(store?.state.value !== undefined));
  return isThere ? store : undefined;
}

/** What is known of the table beyond the recording. */
export const infoIn = (store: TableStore | undefined): TableInfo | undefined => store?.state.value?.info;

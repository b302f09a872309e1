import { useSignalEffect } from '@preact/signals';
import { type TableInfo, tableId } from '@saloon/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { server, soloServer } from '../../net/server.ts';
import { TableStore } from '../../net/table-store.ts';
import type { Source } from './use-recording.ts';

/**
 * The table where a finished game was played: its players and the comments. Undefined for a file, offline, or during
 * the game, because joining would start a solo table's clock.
 */
export function useTable(source: Source, isOver: boolean): TableStore | undefined {
  const store = useMemo(() => {
    if (source.type === 'file' || !isOver || (source.type === 'solo' && source.isBefore)) return undefined;
    return new TableStore(tableId(source.table), source.type === 'solo' ? soloServer : server, () => performance.now());
  }, [source, isOver]);
  useEffect(() => () => store?.close(), [store]);
  const [isThere, setThere] = useState(false);
  useSignalEffect(() => setThere(store?.state.value !== undefined));
  return isThere ? store : undefined;
}

/** What the table knows beyond the recording. */
export const infoIn = (store: TableStore | undefined): TableInfo | undefined => store?.state.value?.info;

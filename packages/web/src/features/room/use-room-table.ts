import type { TableId } from '@saloon/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { server } from '../../net/server.ts';
import { TableStore } from '../../net/table-store.ts';

const TICK_MS = 250;

/** Joins a table for as long as the page is open: as a big screen, or as the person on this device. */
export function useRoomTable(table: TableId, as?: 'screen'): TableStore {
  const store = useMemo(() => new TableStore(table, server, () => performance.now(), undefined, as), [table, as]);
  useEffect(() => {
    const tick = setInterval(() => store.tick(), TICK_MS);
    return () => {
      clearInterval(tick);
      store.close();
    };
  }, [store]);
  return store;
}

import { useSignalEffect } from '@preact/signals';
import { type TableInfo, tableId } from '@saloon/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { house, soloHouse } from '../../net/house.ts';
import { TableStore } from '../../net/table-store.ts';
import type { Source } from './use-reel.ts';

/** Who sat at the table the recording came from; nothing for a file, or while the line is down. */
export function useInfo(source: Source): TableInfo | undefined {
  const [info, setInfo] = useState<TableInfo | undefined>(undefined);
  const store = useMemo(
    () =>
      source.type === 'file'
        ? undefined
        : new TableStore(tableId(source.table), source.type === 'solo' ? soloHouse : house, () => performance.now()),
    [source],
  );
  useSignalEffect(() => {
    const known = store?.state.value?.info;
    if (known !== undefined) setInfo(known);
  });
  useEffect(() => () => store?.close(), [store]);
  return info;
}

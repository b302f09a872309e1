import type { TableId } from '@saloon/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../../core/settings/store.ts';
import { onList } from '../../net/on-list.ts';
import { server } from '../../net/server.ts';
import { type Ask, asksOf } from '../../shell/asks.ts';

const NONE: readonly Ask[] = [];

/** Questions at the person's other tables, while they sit at this one and want notifications. */
export function useOtherTables(here: TableId, isSolo: boolean): readonly Ask[] {
  const isWanted = settings.value.isNotified && !isSolo;
  useEffect(() => (isWanted ? server.lobby.watch() : undefined), [isWanted]);
  const seated = isWanted ? onList.value : undefined;
  return useMemo(() => (seated === undefined ? NONE : asksOf(seated.filter(({ id }) => id !== here))), [seated, here]);
}

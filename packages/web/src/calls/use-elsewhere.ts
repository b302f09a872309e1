import type { TableId } from '@saloon/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { house } from '../net/house.ts';
import { onList } from '../net/on-list.ts';
import { settings } from '../settings/store.ts';
import { type Ask, asksOf } from './asks.ts';

const NONE: readonly Ask[] = [];

/** What waits at other tables of the house, for somebody who sits at this one and wants to be called. */
export function useElsewhere(here: TableId, isSolo: boolean): readonly Ask[] {
  const isWanted = settings.value.isCalled && !isSolo;
  useEffect(() => (isWanted ? house.lobby.watch() : undefined), [isWanted]);
  const seated = isWanted ? onList.value : undefined;
  return useMemo(() => (seated === undefined ? NONE : asksOf(seated.filter(({ id }) => id !== here))), [seated, here]);
}

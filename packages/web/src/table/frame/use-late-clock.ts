import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Millis } from '@saloon/kernel';
import { useMemo } from 'preact/hooks';
import type { TableStore } from '../../net/table-store.ts';

/** The server starts a question's clock this much later at most. */
const MOST_LATE_MS = 3000;

/** How much later than it came a question was shown to this player. */
export const lateness = (cameAt: Millis, shownAt: Millis): Millis =>
  Math.min(MOST_LATE_MS, Math.max(0, shownAt - cameAt));

/**
 * The time for countdowns: a player's clock starts when their question is on screen. `deadline` identifies the question,
 * and `cameAt` is when it came, on the table's clock.
 */
export function useLateClock(
  store: TableStore,
  deadline: Millis | undefined,
  isAsked: boolean,
  cameAt: Millis,
): ReadonlySignal<Millis> {
  const late = useMemo(() => (isAsked ? lateness(cameAt, store.clock()) : 0), [store, deadline, isAsked]);
  const now = useComputed(() => store.now.value - late);
  return late === 0 ? store.now : now;
}

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepLook } from '../../net/looks.ts';
import type { TableStore } from '../../net/table-store.ts';

/** A page hidden for this long counts as left. */
const LEFT_MS = 20_000;

/** Remembers the last version that was on screen, and shows what was missed to a player who returns to an open page. */
export function useLooks(store: TableStore): void {
  useEffect(() => {
    let left: { readonly at: number; readonly version: number } | undefined;
    const version = () => store.shown.peek();
    const look = () => {
      if (document.visibilityState === 'visible' && version() > 0) keepLook(store.id, version());
    };
    const turn = () => {
      if (document.visibilityState !== 'visible') {
        left ??= { at: performance.now(), version: version() };
        return;
      }
      if (left !== undefined && performance.now() - left.at >= LEFT_MS) store.missedSince(left.version);
      left = undefined;
      look();
    };
    document.addEventListener('visibilitychange', turn);
    const stop = effect(() => {
      if (store.shown.value > 0) look();
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', turn);
    };
  }, [store]);
}

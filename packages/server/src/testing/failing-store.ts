import { openSqliteStore } from '../core/store/sqlite/sqlite-store.ts';
import { type Store, StoreError } from '../core/store/store.ts';

/** A store that fails at the next commit: before it is written, or after it and before the answer. */
export function failingStore() {
  const store = openSqliteStore(':memory:', 0);
  const state: { breaks: 'before' | 'after' | 'not' } = { breaks: 'not' };
  const brittle: Store = {
    ...store,
    key: store.key,
    async commit(batch) {
      const { breaks } = state;
      state.breaks = 'not';
      if (breaks !== 'before') await store.commit(batch);
      if (breaks !== 'not') throw new StoreError('unavailable', 'the line broke', [], true);
    },
  };
  return { store: brittle, state };
}

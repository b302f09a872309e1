import { expect, test } from 'vitest';
import type { Store } from '../core/store/store.ts';
import { PuzzleRecords } from '../features/puzzles/puzzle-records.ts';
import { ann, bob } from './stored-rows.ts';

/** First tries at puzzles, in every store. */
export function puzzleTests(open: () => Promise<Store>, reopen: (store: Store) => Promise<Store>): void {
  test('the first try at a puzzle is kept, in order, for each person', async () => {
    let store = await open();
    const puzzles = new PuzzleRecords(store.query);
    expect(await puzzles.note(ann, ['colt-express/b', 'solved', 20_000])).toBe('solved');
    expect(await puzzles.note(ann, ['colt-express/a', 'failed', 20_001])).toBe('failed');
    expect(await puzzles.note(ann, ['colt-express/a', 'solved', 20_002])).toBe('failed');
    expect(await puzzles.note(bob, ['colt-express/a', 'hinted', 20_001])).toBe('hinted');
    store = await reopen(store);
    const stored = new PuzzleRecords(store.query);
    expect(await stored.list(ann)).toEqual([
      ['colt-express/b', 'solved', 20_000],
      ['colt-express/a', 'failed', 20_001],
    ]);
    expect(await stored.list(bob)).toEqual([['colt-express/a', 'hinted', 20_001]]);
    await store.close();
  });
}

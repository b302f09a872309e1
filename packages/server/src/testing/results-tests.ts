import { gameId } from '@saloon/kernel';
import { foldRatings, NEW_RATING, type RatedGame } from '@saloon/people/ratings';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { RatingLog } from '../people/rating-log.ts';
import type { FinishedGame, FinishedPlayer } from '../store/finished-game.ts';
import { runOne } from '../store/shared-sql.ts';
import type { Store } from '../store/store.ts';
import { ann, bob, line, NOTHING, tableOf } from './stored-rows.ts';

export const finished = (table: string, changes: Partial<FinishedGame> = {}): FinishedGame => ({
  table: tableId(table),
  game: gameId('bang-duel'),
  pace: 'live',
  isRated: true,
  endedAt: Date.UTC(2026, 10, 18),
  players: [
    { name: 'Ann', user: ann, place: 1, score: 3, persona: 'belle' },
    { name: 'Bob', user: bob, place: 2, score: 1 },
  ],
  ...changes,
});

/** Finished games and ratings, in every store. */
export function resultsTests(open: () => Promise<Store>, reopen: (store: Store) => Promise<Store>): void {
  const end = (store: Store, game: FinishedGame) =>
    store.commit({
      ...NOTHING,
      tables: [tableOf(game.table, { phase: 'over' })],
      entries: [line(game.table, 0)],
      finished: [game],
    });
  const rows = (store: Store, table: string) => runOne(store.query, `SELECT * FROM ${table}`);

  test('a finished game is in the commit that ends it: all of it, or nothing', async () => {
    const store = await open();
    await end(store, finished('a'));
    expect(await rows(store, 'finished_games')).toHaveLength(1);
    expect((await rows(store, 'results')).map(({ user_id, has_won }) => [user_id, Number(has_won)]).sort()).toEqual([
      ['ann', 1],
      ['bob', 0],
    ]);
    // Entry 0 of this table is written already, so that nothing of the batch may be.
    const other = finished('b');
    const batch = { ...NOTHING, tables: [tableOf('b')], entries: [line('b', 0), line('a', 0)], finished: [other] };
    await expect(store.commit(batch)).rejects.toMatchObject({ code: 'taken' });
    expect(await rows(store, 'finished_games')).toHaveLength(1);
    await store.close();
  });

  test('a game that ends twice counts once', async () => {
    const store = await open();
    await end(store, finished('a'));
    await store.commit({ ...NOTHING, tables: [tableOf('a')], finished: [finished('a')] });
    expect(await rows(store, 'finished_games')).toHaveLength(1);
    expect(await rows(store, 'results')).toHaveLength(2);
    const ratings = new RatingLog(store.query);
    expect(await ratings.settle()).toHaveLength(1);
    expect(await ratings.settle()).toEqual([]);
    await store.close();
  });

  test('a game that ended before a crash is settled afterwards, exactly once', async () => {
    const first = await open();
    await end(first, finished('a'));
    await end(first, finished('b', { isRated: false }));
    const store = await reopen(first);
    const [settled, ...others] = await new RatingLog(store.query).settle();
    expect(others).toEqual([]);
    expect(settled).toMatchObject({ table: 'a', game: 'bang-duel' });
    const change = settled?.changes.find(({ person }) => person === ann);
    expect(change?.before).toEqual(NEW_RATING);
    const stored = await new RatingLog(store.query).stored();
    expect(stored.get('bang-duel')?.get(ann)).toEqual(change?.after);
    const [row] = await runOne(store.query, 'SELECT mu_before, mu_after FROM results WHERE user_id = $1', ann);
    expect([row?.mu_before, row?.mu_after].map(Number)).toEqual([change?.before.mu, change?.after.mu]);
    await store.close();
  });

  test('two servers that settle at the same time settle each game once, and recomputing gives the stored ratings', async () => {
    const store = await open();
    const games = 12;
    for (let n = 0; n < games; n++) {
      const players: readonly FinishedPlayer[] = [
        { name: 'Ann', user: ann, place: (n % 3) + 1, score: 0 },
        { name: 'Bob', user: bob, place: ((n + 1) % 3) + 1, score: 0 },
        { name: 'Hank', level: 'hard', bot: 1400 + n, place: ((n + 2) % 3) + 1, score: 0 },
      ];
      await end(store, finished(`t${n}`, { players, game: gameId(n % 2 === 0 ? 'bang-duel' : 'colt-express') }));
    }
    const settled = await Promise.all([new RatingLog(store.query).settle(), new RatingLog(store.query).settle()]);
    expect(settled.flat()).toHaveLength(games);
    const log = new RatingLog(store.query);
    const played: RatedGame[] = [];
    for await (const game of log.games()) played.push(game);
    expect(played).toHaveLength(games);
    expect(foldRatings(played)).toEqual(await log.stored());
    const monthly = await runOne(
      store.query,
      'SELECT sum(games) AS n FROM monthly_ratings WHERE month = $1',
      '2026-11',
    );
    expect(Number(monthly[0]?.n)).toBe(2 * games);
    await store.close();
  });
}

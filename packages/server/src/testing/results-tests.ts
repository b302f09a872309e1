import { gameId } from '@saloon/kernel';
import { foldRatings, NEW_RATING, type RatedGame } from '@saloon/people/ratings';
import { tableId, type UserId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { PersonRecords } from '../core/identity/person-records.ts';
import type { FinishedGame, FinishedPlayer } from '../core/store/finished-game.ts';
import { runOne } from '../core/store/shared-sql.ts';
import type { Store } from '../core/store/store.ts';
import { type HistoryFilter, parseCursor, readHistory } from '../features/ratings/game-history.ts';
import { readLeaders } from '../features/ratings/leaders.ts';
import { readProfile } from '../features/ratings/profiles.ts';
import { RatingLog, ratedGame } from '../features/ratings/rating-log.ts';
import { recomputeRatings } from '../features/ratings/recompute-ratings.ts';
import { TournamentRecords } from '../features/tournaments/tournament-records.ts';
import { ann, bob, line, NOTHING, tableOf } from './stored-rows.ts';
import { CUP } from './tournament-tests.ts';

const finished = (table: string, changes: Partial<FinishedGame> = {}): FinishedGame => ({
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

  test('a finished game that can’t be read is left out, and those after it are rated', async () => {
    const store = await open();
    for (const table of ['a', 'b', 'c']) await end(store, finished(table));
    await store.query([["UPDATE finished_games SET players = '[{' WHERE table_id = 'a'"]]);
    await store.query([["UPDATE finished_games SET players = '[{}]' WHERE table_id = 'b'"]]);
    const unreadable: string[] = [];
    const ratings = new RatingLog(store.query, (table) => unreadable.push(table));
    const settled = await ratings.settle();
    expect(settled.at(-1)?.table).toBe('c');
    expect(unreadable[0]).toBe('a');
    expect(await ratings.settle()).toEqual([]);
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
      const game = gameId(n % 2 === 0 ? 'bang-duel' : 'colt-express');
      await store.commit({ ...NOTHING, tables: [tableOf(`t${n}`)], finished: [finished(`t${n}`, { players, game })] });
    }
    const settled = await Promise.all([new RatingLog(store.query).settle(), new RatingLog(store.query).settle()]);
    expect(settled.flat()).toHaveLength(games);
    const log = new RatingLog(store.query);
    const played: RatedGame[] = [];
    for await (const { game, players } of log.settled()) played.push(ratedGame(game, players));
    expect(played).toHaveLength(games);
    expect(foldRatings(played)).toEqual(await log.stored());
    const report = await recomputeRatings(store.query);
    expect(report).toEqual({ games, ratings: 4, differentResults: [], differentRatings: [] });
    await runOne(store.query, 'UPDATE ratings SET mu = mu + 1 WHERE game = $1 AND user_id = $2', 'bang-duel', ann);
    expect((await recomputeRatings(store.query)).differentRatings).toEqual(['bang-duel ann']);
    const monthly = await runOne(
      store.query,
      'SELECT sum(games) AS n FROM monthly_ratings WHERE month = $1',
      '2026-11',
    );
    expect(Number(monthly[0]?.n)).toBe(2 * games);
    await store.close();
  });

  test('a history comes in pages, the last game first, and can be filtered', async () => {
    const store = await open();
    const DAY = 24 * 3600 * 1000;
    for (let n = 0; n < 7; n++) {
      const players: readonly FinishedPlayer[] = [
        { name: 'Ann', user: ann, place: (n % 2) + 1, score: n },
        { name: n < 3 ? 'Фёдор' : 'Bob', user: bob, place: 2 - (n % 2), score: 0 },
      ];
      // Two games end in the same millisecond.
      const endedAt = Math.floor(n / 2) * DAY;
      await end(store, finished(`t${n}`, { players, endedAt, isRated: false, game: gameId(n < 5 ? 'duel' : 'train') }));
    }
    const start = parseCursor(undefined);
    if (start === undefined) throw new Error('the start is a cursor');
    const seen: string[] = [];
    for (let cursor = start; ; ) {
      const page = await readHistory(store.query, ann, {}, cursor, 3);
      seen.push(...page.games.map(({ table }) => table));
      const next = page.next === undefined ? undefined : parseCursor(page.next);
      if (next === undefined) break;
      cursor = next;
    }
    expect(seen).toEqual(['t6', 't5', 't4', 't3', 't2', 't1', 't0']);
    const find = async (filter: HistoryFilter) =>
      (await readHistory(store.query, ann, filter, start, 9)).games.map(({ table }) => table);
    expect(await find({ game: 'train' })).toEqual(['t6', 't5']);
    expect(await find({ result: 'won' })).toEqual(['t6', 't4', 't2', 't0']);
    expect(await find({ result: 'lost', game: 'duel' })).toEqual(['t3', 't1']);
    expect(await find({ opponent: 'федор' })).toEqual(['t2', 't1', 't0']);
    expect(await find({ from: DAY, until: 2 * DAY })).toEqual(['t3', 't2']);
    expect(await find({ opponent: 'nobody' })).toEqual([]);
    expect((await readHistory(store.query, userId('nobody'), {}, start, 9)).games).toEqual([]);
    await store.close();
  });

  test('a history says which games were of a tournament', async () => {
    const store = await open();
    for (const table of ['a', 'b']) await end(store, finished(table));
    const tournaments = new TournamentRecords(store.query);
    await tournaments.add(CUP, 3);
    await tournaments.beginRound(CUP.id, 1, 9000, [{ table: tableId('b'), people: [ann, bob] }]);
    const start = parseCursor(undefined);
    if (start === undefined) throw new Error('the start is a cursor');
    const { games } = await readHistory(store.query, ann, {}, start, 9);
    expect(games.map(({ kind }) => kind)).toEqual(['tournament', undefined]);
    await store.close();
  });

  test('a profile counts games, ratings, bandits and rivals', async () => {
    const store = await open();
    await store.commit({ ...NOTHING, users: [{ id: bob, secretHash: 'x', name: 'Bob' }] });
    for (let n = 0; n < 4; n++) await end(store, finished(`t${n}`, { endedAt: n }));
    await new RatingLog(store.query).settle();
    const profile = await readProfile(store.query, ann, bob);
    expect(profile.record).toEqual([{ game: 'bang-duel', seats: 2, played: 4, won: 4 }]);
    expect(profile.favorites).toEqual([{ game: 'bang-duel', persona: 'belle', played: 4, won: 4 }]);
    expect(profile.rivals).toEqual([{ name: 'Bob', won: 4, lost: 0 }]);
    expect(profile.withYou).toEqual({ name: 'Bob', won: 4, lost: 0 });
    const [rating] = profile.ratings;
    expect(rating).toMatchObject({ game: 'bang-duel', games: 4, isProvisional: true });
    expect(rating?.history.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    expect(rating?.history.at(-1)?.points).toBe(rating?.points);
    expect(profile.recent[0]).toMatchObject({ table: 't3', hasWon: true, rating: { points: rating?.points } });
    expect(await readProfile(store.query, '', '')).toEqual({
      record: [],
      ratings: [],
      favorites: [],
      recent: [],
      rivals: [],
    });
    await store.close();
  });

  test("a leaderboard lists people with enough games, the best first, and the viewer's place", async () => {
    const store = await open();
    const wall = Date.UTC(2026, 10, 20);
    const people = new PersonRecords(store.query);
    await people.keep({ id: ann, secretHash: '', name: 'Ann' }, 1);
    await people.setHandle(ann, 'annie', 'annle');
    const played = async (count: number) => {
      for (let n = 0; n < count; n++) await end(store, finished(`g${count}t${n}`, { endedAt: wall }));
      await new RatingLog(store.query).settle();
    };
    const board = (viewer: UserId | '', period: 'all' | 'month') =>
      readLeaders(store.query, { game: 'bang-duel', period, wall, viewer });
    await played(2);
    expect((await board(ann, 'month')).rows).toEqual([]);
    expect((await board(ann, 'month')).you).toMatchObject({ games: 2 });
    expect((await board(ann, 'month')).you).not.toHaveProperty('place');
    await played(8);
    const all = await board(bob, 'all');
    expect(all.leastGames).toBe(10);
    expect(all.rows.map(({ place, name, handle, isYou }) => [place, name, handle, isYou])).toEqual([
      [1, 'Ann', 'annie', false],
      [2, '', undefined, true],
    ]);
    expect(all.you).toMatchObject({ place: 2, games: 10 });
    await people.change(ann, { isPrivate: true });
    const [hidden] = (await board('', 'month')).rows;
    expect(hidden).toMatchObject({ place: 1, isYou: false });
    expect(hidden).not.toHaveProperty('name');
    expect((await readLeaders(store.query, { game: 'bang-duel', period: 'month', wall: 0, viewer: '' })).rows).toEqual(
      [],
    );
    await store.close();
  });
}

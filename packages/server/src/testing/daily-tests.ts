import { seedOf } from '@saloon/kernel';
import { tableId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { PersonRecords } from '../core/identity/person-records.ts';
import { type RunSql, runOne } from '../core/store/shared-sql.ts';
import type { Store } from '../core/store/store.ts';
import { ChallengeRecords } from '../features/challenges/challenge-records.ts';
import { nextRun, saveRun } from '../features/daily/bot-runs.ts';
import { DailyRecords } from '../features/daily/daily-records.ts';
import { DailyResults } from '../features/daily/daily-results.ts';
import { dealFor } from '../features/daily/deal.ts';
import type { DealScore } from '../features/daily/score-deal.ts';
import { ann, bob, NOTHING, tableOf } from './stored-rows.ts';

const DAY = '2026-11-18';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const GAME = 'colt-express';
const scored = (score: number, marks = [0, 0, 0, 0, 0]): DealScore => ({ place: 1, score, ranking: score, marks });

const keep = (store: Store, user: string) =>
  new PersonRecords(store.query).keep({ id: userId(user), secretHash: user, name: user.toUpperCase() }, 1);

/** Daily deals and challenges, in every store. */
export function dailyTests(open: () => Promise<Store>, reopen: (store: Store) => Promise<Store>): void {
  test('the secret of the daily deals is made once, and stays', async () => {
    let store = await open();
    const [first, second] = await Promise.all([
      new DailyRecords(store.query).secret(),
      new DailyRecords(store.query).secret(),
    ]);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
    store = await reopen(store);
    expect(await new DailyRecords(store.query).secret()).toBe(first);
    await store.close();
  });

  test('an attempt begins once, from however many tabs, and its result is written once', async () => {
    const store = await open();
    const daily = new DailyRecords(store.query);
    const begun = await Promise.all(
      ['aaaaaa', 'bbbbbb'].map((table) => daily.begin(ann, DAY, GAME, tableId(table), NOON)),
    );
    expect(begun[0]?.table).toBe(begun[1]?.table);
    const table = begun[0]?.table ?? tableId('none');
    await store.commit({ ...NOTHING, tables: [tableOf(table)] });
    expect(await daily.overdue(DAY, 5, '')).toEqual([]);
    expect(await daily.overdue('2026-11-19', 5, '')).toEqual([table]);
    expect(await daily.unsettled()).toEqual([]);
    await store.commit({ ...NOTHING, tables: [tableOf(table, { phase: 'over' })] });
    expect(await daily.unsettled()).toEqual([table]);
    await daily.finish(table, scored(1200), false, NOON);
    await daily.finish(table, scored(9999), true, NOON + 1);
    expect(await daily.find(ann, DAY, GAME)).toMatchObject({ result: { score: 1200, stoodIn: false } });
    expect(await daily.unsettled()).toEqual([]);
    await store.close();
  });

  test('tables of days that are over are read page by page, so that one that stays open holds up no other', async () => {
    const store = await open();
    const daily = new DailyRecords(store.query);
    const ids = ['aaaaaa', 'bbbbbb', 'cccccc'].map(tableId);
    for (const [n, id] of ids.entries()) await daily.begin(userId(`u${n}`), DAY, GAME, id, NOON);
    await store.commit({ ...NOTHING, tables: ids.map((id) => tableOf(id)) });
    const first = await daily.overdue('2026-11-19', 2, '');
    expect(first).toEqual(ids.slice(0, 2));
    expect(await daily.overdue('2026-11-19', 2, first[1] ?? '')).toEqual(ids.slice(2));
    await store.close();
  });

  test('results are ranked with ties, and a percentile needs twenty finishers', async () => {
    const store = await open();
    const daily = new DailyRecords(store.query);
    const results = new DailyResults(store.query, () => NOON);
    const finish = async (n: number) => {
      const table = tableId(`table${n}`);
      await keep(store, `u${n}`);
      await daily.begin(userId(`u${n}`), DAY, GAME, table, NOON);
      await daily.finish(table, scored(100 * Math.floor(n / 2)), false, NOON + n);
      results.forget();
    };
    for (let n = 0; n < 19; n++) await finish(n);
    expect((await results.read(DAY, GAME, userId('u18'))).you).toMatchObject({ rank: 1, score: 900 });
    expect((await results.read(DAY, GAME, userId('u18'))).you?.percentile).toBeUndefined();
    await finish(19);
    const read = await results.read(DAY, GAME, userId('u10'));
    expect(read).toMatchObject({ finishers: 20, number: 142, isOver: false, you: { rank: 9, percentile: 53 } });
    expect(read.rows.map(({ rank }) => rank).slice(0, 4)).toEqual([1, 1, 3, 3]);
    expect(read.rows.filter(({ isYou }) => isYou)).toHaveLength(1);
    expect(JSON.stringify(read)).not.toContain('u11');
    const today = await results.today(userId('u10'));
    expect(today.games[0]).toMatchObject({ game: GAME, state: 'done', finishers: 20, streak: 1 });
    expect(today.games[2]).toMatchObject({ state: 'new', finishers: 0, streak: 0 });
    await store.close();
  });

  test('guests and stand-ins have no rank among people, and the recordings of an open day aren’t named', async () => {
    const store = await open();
    const daily = new DailyRecords(store.query);
    let now = NOON;
    const results = new DailyResults(store.query, () => now);
    const finish = async (user: string, score: number, stoodIn = false) => {
      const table = tableId(`table-${user}`);
      await daily.begin(userId(user), DAY, GAME, table, NOON);
      await daily.finish(table, { ...scored(score), ranking: score - 0.000026 }, stoodIn, NOON);
    };
    for (const user of ['ann', 'bob', 'cal']) await keep(store, user);
    await finish('ann', 1);
    await finish('bob', 0);
    await finish('cal', 9, true);
    await finish('guest', 5);
    const read = (user: string) => results.read(DAY, GAME, userId(user));
    const { rows, finishers, you } = await read('bob');
    expect([finishers, you?.rank, you?.decisions]).toEqual([2, 2, 26]);
    expect(rows).toMatchObject([{ rank: 1, score: 1, decisions: 26 }, { rank: 2, isYou: true }, { stoodIn: true }]);
    expect(rows[2]).not.toHaveProperty('rank');
    expect(JSON.stringify(rows)).not.toContain('table-');
    expect((await read('cal')).you).not.toHaveProperty('rank');
    expect((await read('guest')).you).toMatchObject({ rank: 1, isGuest: true });
    expect((await read('ann')).you).not.toHaveProperty('isGuest');
    now += 24 * 3_600_000;
    expect((await read('bob')).rows.map(({ table }) => table)).toEqual(['table-ann', 'table-bob', 'table-cal']);
    await store.close();
  });

  test('the page of today reads few rows, however long somebody has played, and shares its counters', async () => {
    const store = await open();
    const rows: number[] = [];
    let counted = 0;
    const run: RunSql = async (statements) => {
      const found = await store.query(statements);
      rows.push(...found.map(({ length }) => length));
      counted += statements.filter(([text]) => text.includes('GROUP BY game, ranking')).length;
      return found;
    };
    const day = (ago: number) => new Date(NOON - ago * 86_400_000).toISOString().slice(0, 10);
    await store.query(
      Array.from({ length: 200 }, (_, ago) => [
        `INSERT INTO daily_attempts (user_id, day, game, table_id, started_at, finished_at, place, score, ranking, marks)
         VALUES ('ann', $1, $2, $3, 1, 1, 1, 1, 1, '[]')`,
        ...[day(ago), GAME, `t${ago}`],
      ]),
    );
    const results = new DailyResults(run, () => NOON);
    const today = await results.today(ann);
    expect(today.games.find(({ game }) => game === GAME)?.streak).toBe(200);
    expect(today.calendar).toHaveLength(42);
    expect(today.calendar.at(-1)).toEqual({ day: DAY, games: [GAME] });
    rows.length = 0;
    for (let i = 0; i < 20; i++) await results.today(bob);
    expect([Math.max(...rows), counted]).toEqual([0, 1]);
    await store.close();
  });

  test('a result is compared with the bot runs that there are, and stars with everybody’s marks', async () => {
    const store = await open();
    const daily = new DailyRecords(store.query);
    const results = new DailyResults(store.query, () => NOON);
    const deal = dealFor(await daily.secret(), DAY, GAME);
    if (deal === undefined) throw new Error('Cannot deal');
    for (let run = 0; run < 8; run++) {
      await saveRun(store.query, { deal, level: 'easy', run }, scored(100 * run, [run, run, run, run, run]));
      await saveRun(store.query, { deal, level: 'easy', run }, scored(0));
    }
    expect(await nextRun(store.query, DAY, 8, [GAME])).toMatchObject({ game: GAME, level: 'normal', run: 0 });
    // A level whose runs fail holds up no other.
    const isWell = (_game: string, level: string) => level !== 'normal';
    expect(await nextRun(store.query, DAY, 8, [GAME], isWell)).toMatchObject({ level: 'hard', run: 0 });
    await daily.begin(ann, DAY, GAME, tableId('aaaaaa'), NOON);
    await daily.finish(tableId('aaaaaa'), scored(200, [7, 4, 0, 7, 0]), false, NOON);
    const read = await results.read(DAY, GAME, ann);
    // Two runs are worse and one is equal: 2.5 of 8.
    expect(read.levels[0]).toEqual({ level: 'easy', runs: 8, of: 200, beaten: 31 });
    expect(read.levels[1]).toEqual({ level: 'normal', runs: 0, of: 200 });
    expect(read.you?.stars).toEqual([3, 2, 1, 3, 1]);
    await store.close();
  });

  test('a challenge has one attempt per person', async () => {
    const store = await open();
    const challenges = new ChallengeRecords(store.query);
    const levels = ['hard', 'easy'] as const;
    const kept = { id: 'c1', user: ann, game: GAME, seat: 0, levels, bots: seedOf(1), recording: '{}' };
    await challenges.add({ ...kept, place: 2, score: 10 }, NOON);
    expect(await challenges.find('c1')).toMatchObject({ ...kept, place: 2, score: 10, name: '' });
    expect(await challenges.find('c2')).toBeUndefined();
    const first = await challenges.begin('c1', bob, tableId('aaaaaa'), NOON);
    const second = await challenges.begin('c1', bob, tableId('bbbbbb'), NOON);
    expect(second).toEqual(first);
    await challenges.finish(tableId('aaaaaa'), scored(5), NOON);
    await challenges.finish(tableId('aaaaaa'), scored(7), NOON);
    expect(await challenges.finished('c1')).toMatchObject([{ user: bob, result: { score: 5 } }]);
    expect(await runOne(store.query, 'SELECT * FROM challenge_attempts')).toHaveLength(1);
    await store.close();
  });
}

import { gameId, seedOf } from '@saloon/kernel';
import { tableId, type UserId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { PersonRecords } from '../core/identity/person-records.ts';
import type { Store } from '../core/store/store.ts';
import type { Tournament } from '../features/tournaments/tournament.ts';
import { readTournamentResults, readTournaments } from '../features/tournaments/tournament-list.ts';
import { TournamentRecords } from '../features/tournaments/tournament-records.ts';
import { ann, bob } from './stored-rows.ts';

/** A tournament of two people. */
export const CUP: Tournament = {
  id: 'cup',
  host: ann,
  title: 'Cup «Полдень»',
  game: gameId('bang-duel'),
  options: { pace: 'live' },
  seats: 2,
  format: 'knockout',
  rounds: 3,
  size: 2,
  openedAt: 1000,
  startsAt: 9000,
  waitMs: 60_000,
  roundMs: 600_000,
  seed: seedOf(1),
  phase: 'signup',
  round: 0,
  roundAt: undefined,
};
const cal = userId('cal');

/** Tournaments, in every store. */
export function tournamentTests(open: () => Promise<Store>, reopen: (store: Store) => Promise<Store>): void {
  const users = async (records: TournamentRecords) =>
    (await records.players('cup')).map(({ user, state }) => `${user} ${state}`);

  test('a tournament is returned as it was opened; people sign up while there is room and time', async () => {
    const store = await open();
    const records = new TournamentRecords(store.query);
    await records.add(CUP, 3);
    expect(await records.find('cup')).toEqual(CUP);
    expect(await records.find('other')).toBeUndefined();
    const signUp = (user: UserId, now: number) => records.signUp('cup', user, now);
    expect([await signUp(ann, 1000), await signUp(ann, 2000), await signUp(bob, 2000)]).toEqual([true, true, true]);
    expect(await signUp(cal, 3000)).toBe(false);
    await records.withdraw('cup', ann);
    expect(await signUp(cal, 9000)).toBe(false);
    expect(await signUp(cal, 8999)).toBe(true);
    expect(await users(records)).toEqual(['bob in', 'cal in']);
    expect(await records.add({ ...CUP, id: 'second' }, 1)).toBe(false);
    await store.close();
  });

  test('a round begins once, results are kept, and the end writes places', async () => {
    const first = await open();
    let records = new TournamentRecords(first.query);
    await records.add(CUP, 3);
    for (const user of [ann, bob]) await records.signUp('cup', user, 1000);
    const tables = [
      { table: tableId('table1'), people: [bob, ann] },
      { table: undefined, people: [cal] },
    ];
    await records.beginRound('cup', 1, 9000.5, tables);
    await records.beginRound('cup', 1, 9999, [{ table: tableId('table2'), people: [cal, bob] }, ...tables]);
    const store = await reopen(first);
    records = new TournamentRecords(store.query);
    expect(await records.find('cup')).toMatchObject({ phase: 'running', round: 1, roundAt: 9001 });
    const [row, bye, ...others] = await records.tables('cup');
    expect(others).toEqual([]);
    expect(row).toEqual({ round: 1, no: 0, ...tables[0], isAnnounced: false, result: undefined });
    expect(bye).toMatchObject({ no: 1, table: undefined, people: [cal] });
    if (row === undefined) throw new Error('no table');
    await records.announced('cup', row);
    await records.saveResult('cup', row, [
      { id: bob, place: 1 },
      { id: ann, place: 2, hasMissed: true },
    ]);
    expect((await records.tables('cup'))[0]).toMatchObject({
      isAnnounced: true,
      result: [{ id: bob }, { hasMissed: true }],
    });
    expect(await records.cancel('cup', 1)).toBe(false);
    await records.drop('cup', [ann]);
    await records.withdraw('cup', bob);
    expect((await users(records)).sort()).toEqual(['ann out', 'bob withdrawn']);
    await records.end('cup', 20_000, [
      { user: bob, place: 1, points: 1.5 },
      { user: ann, place: 2, points: 0 },
    ]);
    expect(await records.active()).toEqual([]);
    expect(await readTournamentResults(store.query, bob)).toEqual([
      { id: 'cup', title: CUP.title, game: 'bang-duel', endedAt: 20_000, place: 1, players: 2, points: 1.5 },
    ]);
    const { open: coming, past } = await readTournaments(store.query, ann);
    expect([coming, past.map(({ id, players, isIn }) => [id, players, isIn])]).toEqual([[], [['cup', 2, true]]]);
    await store.close();
  });

  test('the start can be moved to now, and a tournament that has not started can be canceled', async () => {
    const store = await open();
    const records = new TournamentRecords(store.query);
    await records.add(CUP, 3);
    await new PersonRecords(store.query).keep({ id: ann, secretHash: 'x', name: 'Ann' }, 1);
    await records.signUp('cup', ann, 1000);
    await records.startNow('cup', 5000);
    expect((await records.find('cup'))?.startsAt).toBe(5000);
    expect((await records.players('cup'))[0]).toEqual({ user: ann, state: 'in', name: 'Ann', handle: undefined });
    expect(await records.cancel('cup', 6000)).toBe(true);
    expect(await records.cancel('cup', 6000)).toBe(false);
    expect(await records.finished([tableId('table1')])).toEqual(new Map());
    await store.close();
  });
}

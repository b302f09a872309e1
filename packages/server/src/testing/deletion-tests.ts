import { gameId } from '@saloon/kernel';
import { DELETION_WAITS, FORMER_NAME, tableId, type UserId } from '@saloon/protocol';
import pino from 'pino';
import { expect, test } from 'vitest';
import { Job } from '../core/jobs/job.ts';
import { finishedStatements } from '../core/store/finished-game.ts';
import { runOne } from '../core/store/shared-sql.ts';
import { type Store, type StoredTable, StoreError } from '../core/store/store.ts';
import { ERASE_TIES, TieRecords } from '../features/friends/tie-records.ts';
import { Deletions, HANDLE_RESERVED } from '../features/people/deletions.ts';
import { peopleRecords } from '../features/people/records.ts';
import { FakeClock } from './fake-clock.ts';
import { ann, bob, NOTHING, tableOf } from './stored-rows.ts';

/** How every store deletes accounts. */
export function deletionTests(open: () => Promise<Store>): void {
  const annie = { user: ann, secretHash: 'hash of Ann' };
  const [bobs, thief] = [
    { user: bob, secretHash: 'hash of Bob' },
    { user: ann, secretHash: 'hash of a thief' },
  ];
  type Rename = (table: StoredTable, user: UserId, name: string) => Promise<void>;

  async function openTwo(renameAt: Rename = async () => undefined) {
    const store = await open();
    const records = peopleRecords(store.query, () => 0);
    for (const [{ user: id, secretHash }, name] of [[annie, 'Ann'] as const, [bobs, 'Bob'] as const])
      await records.people.keep({ id, secretHash, name }, 1000);
    await records.people.setHandle(ann, 'Annie', 'annle');
    const erased: UserId[] = [];
    const time = { now: 5000 };
    const log = pino({ level: 'silent' });
    const makeDeletions = (query = store.query) =>
      new Deletions({
        store: { ...store, query },
        clock: { wall: () => time.now },
        log,
        job: (job) => new Job({ store, clock: new FakeClock(), log, server: 'here', isCluster: false }, job),
        onErased: ({ user }) => void erased.push(user),
        erase: (user) => ERASE_TIES.map((text) => [text, user]),
        renameAt,
      });
    return {
      store,
      ...records,
      ties: new TieRecords(store.query),
      erased,
      time,
      makeDeletions,
      deletions: makeDeletions(),
    };
  }

  test('an account is hidden at once, can be had back for seven days, and then leaves nothing but its id', async () => {
    const { store, people, ties, passkeys, deletions, erased, time } = await openTwo();
    await ties.befriend(ann, bob, 1, 9);
    const passkey = { id: 'key', user: ann, name: '', publicKey: '', counter: 0, transports: [], createdAt: 1 };
    await passkeys.add(passkey, annie.secretHash, 9);
    expect(await deletions.ask(thief)).toBe(false);
    expect(await people.find(ann)).toMatchObject({ name: 'Ann', deletedAt: undefined });
    expect(await deletions.ask(annie)).toBe(true);
    time.now += DELETION_WAITS - 1;
    expect(await deletions.ask(annie)).toBe(true);
    await deletions.settle();
    expect(await people.find(ann)).toMatchObject({ name: 'Ann', handle: 'Annie', deletedAt: 5000 });
    expect([await deletions.undo(thief), await deletions.undo(annie), await deletions.undo(annie)]).toEqual([
      false,
      true,
      false,
    ]);
    time.now += DELETION_WAITS;
    await deletions.settle();
    expect([(await passkeys.of(ann)).length, await people.isKept(ann), erased]).toEqual([1, true, []]);

    await deletions.ask(annie);
    time.now += DELETION_WAITS;
    await deletions.settle();
    expect(await deletions.undo(annie)).toBe(false);
    expect(await people.find(ann)).toMatchObject({ name: '', handle: undefined });
    expect([await ties.of(bob), await passkeys.of(ann), erased]).toEqual([[], [], [ann]]);
    expect((await store.user(ann))?.secretHash).not.toBe(annie.secretHash);
    // Nobody can be mistaken for her for a while.
    expect(await people.setHandle(bob, 'annie', 'annle')).toBe(false);
    time.now += HANDLE_RESERVED;
    await deletions.settle();
    expect(await people.setHandle(bob, 'annie', 'annle')).toBe(true);
    expect(await runOne(store.query, 'SELECT user_id FROM deletions')).toEqual([]);
    await store.close();
  });

  test('two players of the same games who leave at once are both former players', async () => {
    const { store, deletions, makeDeletions, time } = await openTwo();
    const players = [
      { name: 'Ann', user: ann, place: 1, score: 3 },
      { name: 'Bob', user: bob, place: 2, score: 1 },
    ];
    for (let i = 0; i < 12; i++) {
      const rest = { game: gameId('wright-brothers'), pace: undefined, isRated: false, endedAt: 5000 + i, players };
      await store.query(finishedStatements({ table: tableId(`table${i}`), ...rest }));
    }
    const other = makeDeletions();
    await deletions.ask(annie);
    await deletions.ask(bobs);
    time.now += DELETION_WAITS;
    await Promise.all([deletions.settle(), other.settle()]);
    const rows = await runOne(store.query, 'SELECT players FROM finished_games');
    expect(rows).toHaveLength(12);
    for (const row of rows) expect(String(row.players)).not.toMatch(/Ann|Bob/);
    await store.close();
  });

  test('a server that dies while it takes names off the tables is followed by one that goes on', async () => {
    const seating = { title: '', pace: 'live', isPrivate: false, people: [ann, bob], names: ['Ann', 'Bob'], toAct: [] };
    const left = ['aaaaaa', 'bbbbbb', 'cccccc'];
    const renamed: string[] = [];
    const { store, deletions, makeDeletions, time } = await openTwo(async ({ id, fence }, user, name) => {
      if (id === 'bbbbbb' && time.now < DELETION_WAITS + 6000) throw new StoreError('unavailable', 'the server dies');
      renamed.push(id);
      const names = user === ann ? [name, 'Bob'] : ['Ann', name];
      await store.commit({ ...NOTHING, tables: [tableOf(id, { seating: { ...seating, names }, fence })] });
    });
    await store.commit({ ...NOTHING, tables: left.map((id) => tableOf(id, { seating })) });
    await deletions.ask(annie);
    time.now += DELETION_WAITS;
    await deletions.settle();
    expect(renamed).toHaveLength(1);
    for (let i = 0; i < 3; i++) {
      time.now += 3_600_000;
      await makeDeletions().settle();
    }
    expect(renamed.toSorted()).toEqual(left);
    for (const { seating: now } of await store.seated(ann, 0, 9)) expect(now?.names).toEqual([FORMER_NAME, 'Bob']);
    expect(await runOne(store.query, 'SELECT stage FROM deletions')).toEqual([{ stage: 'reserves' }]);
    await store.close();
  });
}

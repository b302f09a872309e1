import { seat } from '@saloon/kernel';
import { tableId, type UserId, userId } from '@saloon/protocol';
import { describe, expect, test } from 'vitest';
import type { Store, Wake } from '../core/store/store.ts';
import { RulingRecords } from '../features/moderation/ruling-records.ts';
import { dailyTests } from './daily-tests.ts';
import { deletionTests } from './deletion-tests.ts';
import { leaseTests } from './lease-tests.ts';
import { limitTests } from './limit-tests.ts';
import { peopleTests } from './people-tests.ts';
import { puzzleTests } from './puzzle-tests.ts';
import { resultsTests } from './results-tests.ts';
import { ann, bob, line, NOTHING, row, tableOf } from './stored-rows.ts';
import { tournamentTests } from './tournament-tests.ts';

/** What every store does. `open` gives one that is empty; `reopen` gives the same one as the next process finds it. */
export function storeSuite(name: string, open: () => Promise<Store>, reopen: (store: Store) => Promise<Store>): void {
  describe(name, () => {
    test('returns a log in order, as it was written', async () => {
      const store = await open();
      await store.commit({ ...NOTHING, tables: [tableOf('a')], entries: [line('a', 0), line('a', 1, '{"и":"«»"}')] });
      await store.commit({ ...NOTHING, entries: [line('a', 2)] });
      expect(await store.entries(tableId('a'))).toEqual(['{"n":0}', '{"и":"«»"}', '{"n":2}']);
      expect(await store.entries(tableId('nowhere'))).toEqual([]);
      await store.close();
    });

    test('returns a long log in pages', async () => {
      const store = await open();
      const entries = Array.from({ length: 7 }, (_, seq) => line('a', seq));
      await store.commit({ ...NOTHING, tables: [tableOf('a')], entries });
      const bodies = entries.map(({ body }) => body);
      expect(await store.entries(tableId('a'), 0, 3)).toEqual(bodies.slice(0, 3));
      expect(await store.entries(tableId('a'), 3, 3)).toEqual(bodies.slice(3, 6));
      expect(await store.entries(tableId('a'), 6, 3)).toEqual(bodies.slice(6));
      expect(await store.entries(tableId('a'), 5)).toEqual(bodies.slice(5));
      expect(await store.entries(tableId('a'), 7, 3)).toEqual([]);
      await store.close();
    });

    test('keeps the last snapshot of a table, for the code that wrote it and the server that holds it', async () => {
      const first = await open();
      await first.commit({ ...NOTHING, tables: [tableOf('a')], entries: [line('a', 0), line('a', 1)] });
      const a = tableId('a');
      const snapshot = { table: a, seq: 1, fence: 1, stamp: 'code1', last: 'hash', body: '{"и":"«»"}' };
      const { fence: _fence, ...kept } = snapshot;
      expect(await first.snapshot(a, 'code1')).toBeUndefined();
      await first.saveSnapshot(snapshot, NOTHING.server);
      expect(await first.snapshot(a, 'code1')).toEqual(kept);
      expect(await first.snapshot(a, 'code2')).toBeUndefined();
      await first.saveSnapshot({ ...snapshot, seq: 2 }, NOTHING.server);
      await first.saveSnapshot({ ...snapshot, seq: 7, fence: 9 }, NOTHING.server);
      await first.saveSnapshot({ ...snapshot, seq: 8 }, 'another server');
      await first.saveSnapshot({ ...snapshot, table: tableId('nowhere') }, NOTHING.server);
      expect(await first.snapshot(a, 'code1')).toEqual({ ...kept, seq: 2 });
      const second = await reopen(first);
      expect(await second.snapshot(a, 'code1')).toEqual({ ...kept, seq: 2 });
      await second.commit({ ...NOTHING, tables: [tableOf('a', { touchedAt: 0, wake: { type: 'never' } })] });
      expect(await second.deleteOldWaiting(1)).toEqual([a]);
      expect(await second.snapshot(a, 'code1')).toBeUndefined();
      await second.close();
    });

    test('keeps what operators have decided until they lift it', async () => {
      const store = await open();
      const first = new RulingRecords(store.query);
      const ban = { kind: 'banned-address', subject: '2001:db8::/64', at: 1000, until: 5000 } as const;
      const hidden = { kind: 'hidden-table', subject: 'a', at: 2000 } as const;
      expect(await first.all()).toEqual([]);
      await first.save({ ...ban, until: 2000 });
      await first.save(hidden);
      await first.save(ban);
      const again = await reopen(store);
      const second = new RulingRecords(again.query);
      expect(await second.all()).toEqual([ban, hidden]);
      await second.delete('banned-address', ban.subject);
      await second.delete('banned-address', 'nobody');
      expect(await second.all()).toEqual([hidden]);
      await again.close();
    });

    test('keeps names and entries with any characters', async () => {
      const store = await open();
      const names = ['NULL', '', '{"a",b}', 'back\\slash \\" quote', 'two\nlines\t', "O'Hara", '«Ж» 🤠', '$1 %s ?'];
      const users = names.map((name, i) => ({ id: userId(`user${i}`), secretHash: 'h', name }));
      const bodies = names.map((text) => JSON.stringify({ text: `${text}\u0000` }));
      const entries = bodies.map((body, seq) => line('a', seq, body));
      await store.commit({ ...NOTHING, users, tables: [tableOf('a')], entries });
      const read = await Promise.all(users.map(({ id }) => store.user(id)));
      expect(read).toEqual(users);
      expect(await store.entries(tableId('a'))).toEqual(bodies);
      await store.close();
    });

    test('refuses an entry that already exists, and with it the whole batch', async () => {
      const store = await open();
      await store.commit({ ...NOTHING, tables: [tableOf('a'), tableOf('b')], entries: [line('a', 0), line('b', 0)] });
      const batch = { ...NOTHING, entries: [line('b', 1), line('a', 0, '{"other":1}')] };
      await expect(store.commit(batch)).rejects.toMatchObject({ code: 'taken' });
      expect(await store.entries(tableId('a'))).toEqual(['{"n":0}']);
      expect(await store.entries(tableId('b'))).toEqual(['{"n":0}']);
      await store.commit({ ...NOTHING, entries: [line('b', 1)] });
      expect(await store.entries(tableId('b'))).toHaveLength(2);
      await store.close();
    });

    test('refuses an entry of an unknown table', async () => {
      const store = await open();
      await expect(store.commit({ ...NOTHING, entries: [line('a', 0)] })).rejects.toMatchObject({ code: 'taken' });
      await store.close();
    });

    test('keeps what it has, its key included, for the next process', async () => {
      const first = await open();
      const user = { id: ann, secretHash: 'hash', name: 'Энн' };
      const table = tableOf('a', { row: row('a'), wake: { type: 'at', wall: 5000 } });
      await first.commit({ ...NOTHING, users: [user], tables: [table], entries: [line('a', 0)] });
      const second = await reopen(first);
      expect(await second.user(ann)).toEqual(user);
      expect(await second.user(bob)).toBeUndefined();
      expect(await second.table(tableId('a'))).toEqual(table);
      expect(await second.table(tableId('b'))).toBeUndefined();
      expect(await second.entries(tableId('a'))).toEqual(['{"n":0}']);
      expect(second.key).toEqual(first.key);
      expect(second.key).toHaveLength(32);
      await second.close();
    });

    test('a later row of a user or a table replaces the earlier one', async () => {
      const store = await open();
      await store.commit({ ...NOTHING, users: [{ id: ann, secretHash: 'h', name: 'Ann' }], tables: [tableOf('a')] });
      const changed = tableOf('a', { phase: 'over', touchedAt: 2000, wake: { type: 'never' } });
      await store.commit({ ...NOTHING, users: [{ id: ann, secretHash: 'h', name: 'Anne' }], tables: [changed] });
      expect((await store.user(ann))?.name).toBe('Anne');
      expect(await store.table(tableId('a'))).toEqual(changed);
      await store.close();
    });

    test('changeSecret replaces the named secret, and a batch never restores the old one', async () => {
      const first = await open();
      const user = { id: ann, secretHash: 'old', name: 'Ann' };
      await first.commit({ ...NOTHING, users: [user] });
      expect(await first.changeSecret({ ...user, secretHash: 'new' }, 'wrong', { passkeys: true })).toBe(false);
      expect(await first.user(ann)).toEqual(user);
      expect(await first.changeSecret({ ...user, secretHash: 'new' }, 'old', { passkeys: true })).toBe(true);
      expect(await first.changeSecret({ ...user, secretHash: 'new' }, 'old', { passkeys: true })).toBe(true);
      expect(await first.changeSecret({ ...user, secretHash: 'newer' }, 'old', { passkeys: true })).toBe(false);
      // A server that has not heard of it yet writes the name down.
      await first.commit({ ...NOTHING, users: [{ ...user, name: 'Anne' }] });
      const second = await reopen(first);
      expect(await second.user(ann)).toEqual({ id: ann, secretHash: 'new', name: 'Anne' });
      // Somebody the store did not know is known by the new secret alone.
      expect(await second.changeSecret({ id: bob, secretHash: 'new', name: 'Bob' }, 'old', { passkeys: true })).toBe(
        true,
      );
      expect(await second.user(bob)).toEqual({ id: bob, secretHash: 'new', name: 'Bob' });
      await second.close();
    });

    test('keeps the last push subscriptions of each user, each device for one user', async () => {
      const first = await open();
      const call = (user: UserId, device: string, keptAt: number) => ({
        user,
        subscription: { endpoint: `https://push.test/${device}`, p256dh: `key of ${device}`, auth: `${keptAt}` },
        keptAt,
      });
      for (const [device, at] of ['a', 'b', 'c'].map((name, i) => [name, 1000 + i] as const)) {
        await first.savePushSubscription(call(ann, device, at), 2);
      }
      await first.savePushSubscription(call(bob, 'd', 1000), 2);
      const store = await reopen(first);
      expect(await store.pushSubscriptionsOf(ann)).toEqual([call(ann, 'c', 1002), call(ann, 'b', 1001)]);
      // The same device again, and then in other hands.
      await store.savePushSubscription(call(ann, 'b', 2000), 2);
      expect((await store.pushSubscriptionsOf(ann)).map(({ keptAt }) => keptAt)).toEqual([2000, 1002]);
      await store.savePushSubscription(call(bob, 'b', 3000), 2);
      expect(await store.pushSubscriptionsOf(ann)).toEqual([call(ann, 'c', 1002)]);
      expect(await store.pushSubscriptionsOf(bob)).toEqual([call(bob, 'b', 3000), call(bob, 'd', 1000)]);

      await store.deletePushSubscription(ann, 'https://push.test/b');
      expect(await store.pushSubscriptionsOf(bob)).toHaveLength(2);
      await store.deletePushSubscription(bob, 'https://push.test/b');
      expect(await store.pushSubscriptionsOf(bob)).toEqual([call(bob, 'd', 1000)]);
      await store.deleteOldPushSubscriptions(1001);
      expect([await store.pushSubscriptionsOf(bob), (await store.pushSubscriptionsOf(ann)).length]).toEqual([[], 1]);

      // Another secret: whose devices those were nobody knows for sure.
      const user = { id: ann, secretHash: 'new', name: 'Ann' };
      await store.commit({ ...NOTHING, users: [{ ...user, secretHash: 'old' }] });
      expect(await store.changeSecret(user, 'wrong', { passkeys: true })).toBe(false);
      expect(await store.pushSubscriptionsOf(ann)).toHaveLength(1);
      expect(await store.changeSecret(user, 'old', { passkeys: true })).toBe(true);
      expect(await store.pushSubscriptionsOf(ann)).toEqual([]);
      await store.close();
    });

    test('lists the lobby, the last touched first, and no more than asked for', async () => {
      const store = await open();
      const tables = ['a', 'b', 'c'].map((id, i) => tableOf(id, { row: row(id), touchedAt: 1000 * i }));
      await store.commit({ ...NOTHING, tables: [...tables, tableOf('private')] });
      expect((await store.lobby(2)).map(({ id }) => id)).toEqual(['c', 'b']);
      await store.commit({ ...NOTHING, tables: [tableOf('c', { phase: 'over' })] });
      expect((await store.lobby(9)).map(({ id }) => id)).toEqual(['b', 'a']);
      await store.close();
    });

    test('finds the tables where a user sits, the last touched first, without old finished ones', async () => {
      const store = await open();
      const seating = (...people: readonly (UserId | '')[]) => ({
        title: 'High noon',
        pace: 'correspondence',
        isPrivate: true,
        people,
        names: people.map((user) => user && `Name of ${user}`),
        toAct: [seat(1)],
      });
      const old = tableOf('c', { phase: 'over', touchedAt: 3000, seating: seating(ann) });
      const tables = [
        tableOf('a', { touchedAt: 4000, seating: seating(ann, bob) }),
        tableOf('b', { touchedAt: 5000, seating: seating('', ann) }),
        tableOf('d', { touchedAt: 9000, seating: seating(bob, '') }),
        tableOf('e', { touchedAt: 9000 }),
      ];
      await store.commit({ ...NOTHING, tables: [...tables, old] });
      const idsOf = async (user: UserId, overSince = 3000) =>
        (await store.seated(user, overSince, 9)).map(({ id }) => id);
      expect(await idsOf(ann)).toEqual(['b', 'a']);
      expect(await idsOf(ann, 2999)).toEqual(['b', 'a', 'c']);
      expect((await store.seated(ann, 0, 1)).map(({ id }) => id)).toEqual(['b']);
      await store.commit({ ...NOTHING, tables: [tableOf('b', { touchedAt: 6000, seating: seating('', bob) })] });
      const again = await reopen(store);
      const [first, ...rest] = await again.seated(bob, 0, 9);
      expect([first, ...rest].map((table) => table?.id)).toEqual(['d', 'b', 'a']);
      expect(first?.seating).toEqual(seating(bob, ''));
      await again.close();
    });

    test('counts a host’s tables until they are over or abandoned', async () => {
      const store = await open();
      const tables = [
        tableOf('a'),
        tableOf('b', { phase: 'playing' }),
        tableOf('c', { phase: 'over' }),
        tableOf('e', { wake: { type: 'never' } }),
        tableOf('f', { phase: 'playing', wake: { type: 'at', wall: 9000 } }),
        tableOf('g', { phase: 'playing', wake: { type: 'never' } }),
      ];
      await store.commit({ ...NOTHING, tables: [...tables, tableOf('d', { host: bob })] });
      expect([await store.openTables(ann), await store.openTables(bob)]).toEqual([4, 1]);
      await store.close();
    });

    test('knows which tables were in memory, and which are due', async () => {
      const store = await open();
      const wakes: Record<string, Wake> = {
        a: { type: 'in-memory' },
        b: { type: 'never' },
        c: { type: 'at', wall: 9000 },
        d: { type: 'at', wall: 8000 },
        e: { type: 'at', wall: 9001 },
      };
      const tables = Object.entries(wakes).map(([id, wake]) => tableOf(id, { wake }));
      await store.commit({ ...NOTHING, tables });
      expect(await store.orphanedTables(9)).toEqual(['a']);
      expect(await store.dueTables(9000, 9)).toEqual(['d', 'c']);
      expect(await store.dueTables(9000, 1)).toEqual(['d']);
      await store.close();
    });

    test('deletes tables that never started, with their logs, and no others', async () => {
      const store = await open();
      const old = { touchedAt: 100, wake: { type: 'never' } } as const;
      const tables = [tableOf('a', old), tableOf('b', { ...old, phase: 'over' }), tableOf('c', { touchedAt: 100 })];
      await store.commit({
        ...NOTHING,
        tables: [...tables, tableOf('d', { wake: { type: 'never' } })],
        entries: [line('a', 0)],
      });
      expect(await store.deleteOldWaiting(500)).toEqual(['a']);
      expect(await store.table(tableId('a'))).toBeUndefined();
      expect(await store.entries(tableId('a'))).toEqual([]);
      expect(await store.table(tableId('b'))).toBeDefined();
      await store.close();
    });

    leaseTests(open, reopen);
    limitTests(open);
    deletionTests(open);
    peopleTests(open, reopen);
    resultsTests(open, reopen);
    tournamentTests(open, reopen);
    dailyTests(open, reopen);
    puzzleTests(open, reopen);
  });
}

import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { jobLease } from '../core/jobs/job-lease.ts';
import type { Store } from '../core/store/store.ts';
import { line, NOTHING, tableOf } from './stored-rows.ts';

const A_MINUTE = 60_000;
const a = tableId('a');

/** Who holds a table, and who may write there. `east` and `west` are servers. */
export function leaseTests(open: () => Promise<Store>, reopen: (store: Store) => Promise<Store>): void {
  /** Two tables of a server called east, which has a lease. */
  async function eastern(): Promise<Store> {
    const store = await open();
    await store.renewLease('east', A_MINUTE);
    await store.commit({
      ...NOTHING,
      server: 'east',
      tables: [tableOf('a'), tableOf('b')],
      entries: [line('a', 0), line('b', 0)],
    });
    return store;
  }

  test('one server has the right to a job, whatever the servers think that the time is', async () => {
    const store = await open();
    const leaseOf = (server: string, now: number, lasts?: number) =>
      jobLease({ store, clock: { monotonic: () => now }, server, isCluster: true }, 'match', lasts);
    const [east, west] = [leaseOf('east', 0), leaseOf('west', 1e15)];
    expect([await east.renew(), await west.renew(), east.isHeld, west.isHeld]).toEqual([true, false, true, false]);
    expect([await east.renew(), await west.renew()]).toEqual([true, false]);
    await west.end();
    expect(await west.renew()).toBe(false);
    await east.end();
    expect([await west.renew(), await east.renew(), west.isHeld]).toEqual([true, false, true]);
    // A lease that lasts longer than any can was given before the clock was set back.
    await store.query([[`UPDATE match_owner SET ends_at = ends_at + 100000`]]);
    expect(await east.renew()).toBe(true);
    await leaseOf('east', 0, -1).renew();
    expect(await west.renew()).toBe(true);
    await store.close();
  });

  test('a table is held by the server that opened it, as long as its lease runs', async () => {
    const store = await eastern();
    expect(await store.claim(a, 'west')).toEqual({ type: 'theirs', server: 'east' });
    expect((await store.table(a))?.fence).toBe(1);
    expect(await store.renewLease('east', 0)).toBe(true);
    expect(await store.claim(a, 'west')).toEqual({ type: 'ours', fence: 2 });
    expect((await store.table(a))?.fence).toBe(2);
    await store.close();
  });

  test('a server can claim its own table again under a new fence, and nobody can claim a missing one', async () => {
    const store = await eastern();
    expect(await store.claim(a, 'east')).toEqual({ type: 'ours', fence: 2 });
    expect(await store.claim(a, 'east')).toEqual({ type: 'ours', fence: 3 });
    expect(await store.claim(tableId('nowhere'), 'east')).toEqual({ type: 'no-such-table' });
    await store.close();
  });

  test('the previous holder of a table writes nothing, and the whole batch is refused', async () => {
    const store = await eastern();
    await store.renewLease('east', 0);
    await store.claim(a, 'west');
    const stale = {
      ...NOTHING,
      server: 'east',
      users: [{ id: tableOf('a').host, secretHash: 'h', name: 'Ann' }],
      entries: [line('b', 1), line('a', 1)],
    };
    await expect(store.commit(stale)).rejects.toMatchObject({ code: 'taken', tables: ['a'] });
    expect(await store.entries(a)).toHaveLength(1);
    expect(await store.entries(tableId('b'))).toHaveLength(1);
    expect(await store.user(tableOf('a').host)).toBeUndefined();
    const row = {
      ...NOTHING,
      server: 'east',
      tables: [tableOf('b', { phase: 'over' }), tableOf('a', { phase: 'over' })],
    };
    await expect(store.commit(row)).rejects.toMatchObject({ code: 'taken', tables: ['a'] });
    expect((await store.table(a))?.phase).toBe('waiting');
    expect((await store.table(tableId('b')))?.phase).toBe('waiting');
    // Without the table that is gone the same batch is kept, and the new holder writes under its number.
    await store.commit({ ...stale, entries: [line('b', 1)] });
    await store.commit({
      ...NOTHING,
      server: 'west',
      tables: [tableOf('a', { fence: 2 })],
      entries: [line('a', 1, '{}', 2)],
    });
    expect(await store.entries(a)).toEqual(['{"n":0}', '{}']);
    await store.close();
  });

  test('the error names every taken table once', async () => {
    const store = await eastern();
    await store.renewLease('east', 0);
    await store.claim(a, 'west');
    await store.claim(tableId('b'), 'west');
    await store.commit({ ...NOTHING, server: 'east', tables: [tableOf('c')], entries: [line('c', 0)] });
    const entries = [line('a', 1), line('a', 2), line('c', 0), line('c', 1), line('b', 1), line('nowhere', 0)];
    const error = await store.commit({ ...NOTHING, server: 'east', tables: [tableOf('b')], entries }).catch((e) => e);
    expect(error).toMatchObject({ code: 'taken' });
    expect([...error.tables].sort()).toEqual(['a', 'b', 'c', 'nowhere']);
    await store.close();
  });

  test('the right fence does not help a server that does not hold the table', async () => {
    const store = await eastern();
    const twin = { ...NOTHING, server: 'west', tables: [tableOf('a', { phase: 'over' })], entries: [line('a', 1)] };
    await expect(store.commit(twin)).rejects.toMatchObject({ code: 'taken', tables: ['a'] });
    await expect(store.commit({ ...twin, tables: [] })).rejects.toMatchObject({ code: 'taken', tables: ['a'] });
    expect((await store.table(a))?.phase).toBe('waiting');
    await store.close();
  });

  test('an unloaded table is free, and its last holder can write to it until another claims it', async () => {
    const store = await eastern();
    const aside = tableOf('a', { wake: { type: 'never' } });
    await store.commit({ ...NOTHING, server: 'east', tables: [aside], entries: [line('a', 1)] });
    await store.commit({ ...NOTHING, server: 'east', tables: [tableOf('a')], entries: [line('a', 2)] });
    expect(await store.claim(a, 'west')).toEqual({ type: 'theirs', server: 'east' });
    await store.commit({ ...NOTHING, server: 'east', tables: [tableOf('a', { wake: { type: 'at', wall: 5000 } })] });
    expect(await store.claim(a, 'west')).toEqual({ type: 'ours', fence: 2 });
    await expect(
      store.commit({ ...NOTHING, server: 'east', tables: [tableOf('a')], entries: [line('a', 3)] }),
    ).rejects.toMatchObject({ code: 'taken', tables: ['a'] });
    expect(await store.entries(a)).toHaveLength(3);
    await store.close();
  });

  test('endLease frees the tables at once', async () => {
    const store = await eastern();
    await store.endLease('east');
    expect(await store.claim(a, 'west')).toEqual({ type: 'ours', fence: 2 });
    await store.endLease('nobody');
    await store.close();
  });

  test('renewLease says whether the lease was still valid', async () => {
    const store = await open();
    expect(await store.renewLease('east', A_MINUTE)).toBe(true);
    expect(await store.renewLease('east', 0)).toBe(true);
    expect(await store.renewLease('east', A_MINUTE)).toBe(false);
    expect(await store.renewLease('east', A_MINUTE)).toBe(true);
    expect(await store.renewLease('west', A_MINUTE)).toBe(true);
    await store.close();
  });

  test('tables in the memory of a dead server are found, others are not', async () => {
    const store = await eastern();
    await store.commit({ ...NOTHING, server: 'west', tables: [tableOf('c'), tableOf('d')] });
    expect(await store.orphanedTables(9)).toEqual(['c', 'd']);
    expect(await store.orphanedTables(1)).toEqual(['c']);
    await store.renewLease('west', A_MINUTE);
    expect(await store.orphanedTables(9)).toEqual([]);
    await store.renewLease('east', 0);
    expect(await store.orphanedTables(9)).toEqual(['a', 'b']);
    await store.close();
  });

  test('a table that was just claimed is not deleted, and a deleted one is not created again', async () => {
    const store = await eastern();
    const old = { touchedAt: 100, wake: { type: 'never' } } as const;
    await store.commit({ ...NOTHING, server: 'east', tables: [tableOf('a', old), tableOf('b', old)] });
    expect(await store.claim(a, 'east')).toEqual({ type: 'ours', fence: 2 });
    expect(await store.deleteOldWaiting(500)).toEqual(['b']);
    await store.renewLease('east', 0);
    expect(await store.deleteOldWaiting(500)).toEqual(['a']);
    const late = { ...NOTHING, server: 'east', tables: [tableOf('a', { fence: 2 })] };
    await expect(store.commit(late)).rejects.toMatchObject({ code: 'taken', tables: ['a'] });
    expect(await store.table(a)).toBeUndefined();
    await store.close();
  });

  test('the fence of a table survives a restart', async () => {
    const store = await eastern();
    await store.endLease('east');
    await store.claim(a, 'west');
    const next = await reopen(store);
    expect((await next.table(a))?.fence).toBe(2);
    await expect(next.commit({ ...NOTHING, server: 'east', entries: [line('a', 1)] })).rejects.toMatchObject({
      code: 'taken',
    });
    await next.close();
  });
}

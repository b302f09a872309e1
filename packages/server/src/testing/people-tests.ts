import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { PersonRecords } from '../people/person-records.ts';
import { runOne } from '../store/shared-sql.ts';
import type { Store } from '../store/store.ts';
import { ann, bob } from './stored-rows.ts';

/** What every store keeps about people. */
export function peopleTests(open: () => Promise<Store>, reopen: (store: Store) => Promise<Store>): void {
  const guest = (name: string) => ({ id: userId(name.toLowerCase()), secretHash: `hash of ${name}`, name });

  test('keeps people, one handle each, and no two that look alike', async () => {
    const first = await open();
    const people = new PersonRecords(first.query);
    await people.keep(guest('Ann'), 1000);
    await people.keep(guest('Bob'), 2000);
    await people.keep({ ...guest('Ann'), name: 'Somebody' }, 3000);
    expect(await people.find(userId('nobody'))).toBeUndefined();
    expect(await people.setHandle(ann, 'Annie', 'annle')).toBe(true);
    expect(await people.setHandle(bob, 'annie', 'annle')).toBe(false);
    expect(await people.setHandle(ann, 'ANNIE', 'annle')).toBe(true);
    expect(await people.setHandle(userId('nobody'), 'nobody', 'nobody')).toBe(false);
    await people.change(ann, { portrait: 'belle', isPrivate: true });
    await people.change(ann, { showsOnline: false });
    await people.change(bob, {});
    const store = await reopen(first);
    const again = new PersonRecords(store.query);
    const kept = {
      id: ann,
      name: 'Ann',
      handle: 'ANNIE',
      portrait: 'belle',
      isPrivate: true,
      showsOnline: false,
      createdAt: 1000,
      deletedAt: undefined,
    };
    expect(await again.find(ann)).toEqual(kept);
    expect(await again.findFolded('annle')).toEqual(kept);
    expect(await again.find(bob)).toMatchObject({ handle: undefined, isPrivate: false, showsOnline: true });
    expect((await again.findAll([ann, bob, userId('nobody')])).map(({ name }) => name).toSorted()).toEqual([
      'Ann',
      'Bob',
    ]);
    expect(await again.findAll([])).toEqual([]);
    expect(await again.takenOf(['annle', 'bob'])).toEqual(new Set(['annle']));
    expect((await again.search('an', 9)).map(({ id }) => id)).toEqual([ann]);
    expect(await again.search('%', 1)).toHaveLength(1);
    await store.close();
  });

  test('runs statements together: all of them or none', async () => {
    const store = await open();
    const insert = 'INSERT INTO people (id, folded, created_at) VALUES ($1, $2, $3)';
    const bad = store.query([
      [insert, 'a', 'same', 1],
      [insert, 'b', 'same', 2],
    ]);
    await expect(bad).rejects.toMatchObject({ code: 'unavailable' });
    expect(await runOne(store.query, 'SELECT id FROM people')).toEqual([]);
    await store.query([
      [insert, 'a', 'one', 1],
      [insert, 'b', 'two', 2],
    ]);
    expect(await runOne(store.query, 'SELECT id FROM people ORDER BY id')).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(await store.query([])).toEqual([]);
    await store.close();
  });
}

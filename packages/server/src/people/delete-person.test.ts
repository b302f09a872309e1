import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { runOne } from '../store/shared-sql.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { StoreError } from '../store/store.ts';
import { deletePerson } from './delete-person.ts';
import { identify } from './identity.ts';
import { PersonRecords } from './person-records.ts';

const wall = () => 5000;

async function openAnn() {
  const store = openSqliteStore(':memory:', 0);
  const { user: id, secretHash } = identify('ann');
  await new PersonRecords(store.query).keep({ id, secretHash, name: 'Ann' }, 1000);
  await new PersonRecords(store.query).setHandle(id, 'annie', 'annle');
  return { store, ann: { id, secretHash, name: 'Ann' } };
}

test('a deletion that fails in the middle can be asked for again with the same secret', async () => {
  const { store, ann } = await openAnn();
  const broken = { ...store, query: () => Promise.reject(new StoreError('unavailable', 'the disk is full')) };
  await expect(deletePerson({ store: broken, wall }, ann, ann.secretHash)).rejects.toThrow('the disk is full');
  expect(await store.user(ann.id)).toEqual(ann);
  expect(await deletePerson({ store, wall }, ann, ann.secretHash)).toMatchObject({ user: ann.id });
  expect(await new PersonRecords(store.query).find(ann.id)).toMatchObject({ name: '', deletedAt: 5000 });
  expect((await store.user(ann.id))?.secretHash).not.toBe(ann.secretHash);
});

test('a device that was signed out deletes nothing', async () => {
  const { store, ann } = await openAnn();
  expect(await deletePerson({ store, wall }, ann, identify('thief').secretHash)).toBeUndefined();
  expect(await store.user(ann.id)).toEqual(ann);
  expect(await runOne(store.query, 'SELECT deleted_at FROM people WHERE id = $1', userId(ann.id))).toEqual([
    { deleted_at: null },
  ]);
});

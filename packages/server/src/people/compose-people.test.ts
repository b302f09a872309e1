import { findGame } from '@saloon/catalog';
import { userId } from '@saloon/protocol';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { FakeClock, settle } from '../testing/fake-clock.ts';
import { NOTHING, tableOf } from '../testing/stored-rows.ts';
import { composePeople } from './compose-people.ts';

test('a deleted name is taken off one table after the other: loading all at once would fill the memory', async () => {
  const store = openSqliteStore(':memory:', 0);
  const [ann, bob] = [userId('ann'), userId('bob')];
  const seating = { title: '', pace: 'live', isPrivate: false, people: [ann, bob], names: ['Ann', 'Bob'], toAct: [] };
  const tables = ['aaaaaa', 'bbbbbb', 'cccccc'].map((id) => tableOf(id, { seating }));
  await store.commit({ ...NOTHING, tables });
  const renamed: (() => void)[] = [];
  const people = composePeople({
    ...{
      server: 'a',
      store,
      clock: new FakeClock(),
      log: pino({ level: 'silent' }),
      findGame,
      notifications: undefined,
    },
    ...{ isCluster: false, publish: () => {}, onPersonDeleted: () => {}, isPlaying: () => false },
    connections: () => ({ deliver: () => false, tellAll: () => {}, users: () => [], signOutOthers: () => 0 }),
    renameAt: () => new Promise((resolve) => renamed.push(resolve)),
  });
  people.onDeleted({ user: ann, secretHash: '' });
  for (let n = 1; n <= 3; n++) {
    await settle();
    expect(renamed).toHaveLength(n);
    renamed[n - 1]?.();
  }
});

import { expect, test } from 'vitest';
import { identify } from '../identity/identity.ts';
import type { UserSession } from '../identity/session.ts';
import type { CommitQueue, OpenBatch } from '../tables/commit-queue.ts';
import { Users } from './users.ts';

test('a user who could not be saved is saved with the next action, and one who was saved is not saved again', () => {
  const users = new Users({ mark: () => undefined } as unknown as CommitQueue);
  const guest: UserSession = { state: 'welcomed', identity: identify('ab'.repeat(32)), name: 'Ann', isSaved: false };
  const collected = () => {
    const batch: OpenBatch = { users: [], tables: [], entries: [], finished: [] };
    users.collect(batch);
    return batch.users;
  };
  const ann = { id: guest.identity.user, secretHash: guest.identity.secretHash, name: 'Ann' };
  users.save(guest);
  expect(collected()).toEqual([ann]);
  users.onWriteFailed();
  users.save(guest);
  expect(collected()).toEqual([ann]);
  users.onCommitted();
  users.onWriteFailed();
  users.save(guest);
  expect(collected()).toEqual([]);
});

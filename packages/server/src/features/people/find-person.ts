import { bareHandle, foldHandle } from '@saloon/people';
import { type PersonInfo, type TableId, type Target, type UserId, userId } from '@saloon/protocol';
import type { Person, PersonRecords } from '../../core/identity/person-records.ts';
import type { Store } from '../../core/store/store.ts';

/** An id that no user has: looking it up takes as long as a real one. */
export const NOBODY = userId('0'.repeat(24));

export type FindPerson = ReturnType<typeof findPerson>;

/** Finds whom a request is about. */
export const findPerson = (people: PersonRecords, store: Pick<Store, 'table'>) => {
  /** Who sits there: a guest or somebody with an account. */
  async function seatedAt(table: TableId, seat: number | undefined): Promise<UserId | undefined> {
    const stored = await store.table(table);
    const user = stored?.seating?.people[seat ?? -1];
    return user === undefined || user === '' ? undefined : user;
  }

  /** The person a request is about; undefined if there is no such person, or they have deleted their account. */
  async function find({ handle, user, table, seat }: Target): Promise<Person | undefined> {
    const seated = table === undefined ? undefined : await seatedAt(table, seat);
    const id = seated ?? user;
    // A handle that can't exist is looked up too: the answer takes the same time.
    const found =
      handle === undefined ? await people.find(id ?? NOBODY) : await people.findFolded(foldHandle(bareHandle(handle)));
    return found?.deletedAt === undefined ? found : undefined;
  }

  return { find, seatedAt };
};

/** What everybody may see of a person. */
export const infoOf = ({ id, name, handle, portrait }: Person): PersonInfo => ({
  user: id,
  name,
  ...(handle === undefined ? {} : { handle }),
  ...(portrait === undefined ? {} : { portrait }),
});

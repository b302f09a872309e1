import { DELETION_WAITS, type Me } from '@saloon/protocol';
import type { Caller } from '../../core/http/caller.ts';
import type { PeopleRecords } from './records.ts';

/** The id of the device where an identity began. */
export const FIRST_DEVICE = 'first';

/** What a person's own page shows. */
export async function readMe(records: PeopleRecords, { user, name, identity, stored }: Caller): Promise<Me> {
  const [person, passkeys, devices, recoveryAt] = await Promise.all([
    records.people.find(user),
    records.passkeys.of(user),
    records.devices.of(user),
    records.recovery.madeAt(user),
  ]);
  const first = {
    id: FIRST_DEVICE,
    name: '',
    isThis: stored === undefined || stored.secretHash === identity.secretHash,
  };
  return {
    user,
    name,
    isKept: person !== undefined && person.deletedAt === undefined,
    ...(person?.handle === undefined ? {} : { handle: person.handle }),
    ...(person?.portrait === undefined ? {} : { portrait: person.portrait }),
    isPrivate: person?.isPrivate ?? false,
    showsOnline: person?.showsOnline ?? true,
    ...(person === undefined ? {} : { createdAt: person.createdAt }),
    ...(person?.deletedAt === undefined ? {} : { leavesAt: person.deletedAt + DELETION_WAITS }),
    passkeys: passkeys.map(({ id, name: label, createdAt, usedAt, isLocked }) => ({
      id,
      name: label,
      createdAt,
      ...(usedAt === undefined ? {} : { usedAt }),
      ...(isLocked ? { isLocked } : {}),
    })),
    devices: [
      first,
      ...devices.map(({ id, name: label, seenAt, secretHash }) => ({
        id,
        name: label,
        seenAt,
        isThis: secretHash === identity.secretHash,
      })),
    ],
    ...(recoveryAt === undefined ? {} : { recoveryAt }),
  };
}

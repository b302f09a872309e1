import { randomBytes } from 'node:crypto';
import type { SignedIn, UserId } from '@saloon/protocol';
import type { Store } from '../store/store.ts';
import { identifyAs } from './identity.ts';
import type { PeopleRecords } from './records.ts';
import { Refusal } from './refusal.ts';

const ID_BYTES = 8;
/** A person's oldest devices are signed out beyond this number. */
const MOST_DEVICES = 20;

export type SignInDeps = {
  readonly store: Pick<Store, 'user'>;
  readonly records: Pick<PeopleRecords, 'devices' | 'people'>;
  readonly wall: () => number;
};

/** Signs a device in as this user: from now on its own secret counts as theirs. */
export async function signInDevice(deps: SignInDeps, user: UserId, secret: string, name: string): Promise<SignedIn> {
  return signInHash(deps, user, identifyAs(user, secret).secretHash, name);
}

/** The same, for a device whose secret only its browser has. */
export async function signInHash(
  { store, records, wall }: SignInDeps,
  user: UserId,
  secretHash: string,
  name: string,
): Promise<SignedIn> {
  const [stored, person] = await Promise.all([store.user(user), records.people.find(user)]);
  if (stored === undefined || person?.deletedAt !== undefined) throw new Refusal(404, 'no-such-person');
  const at = wall();
  const id = randomBytes(ID_BYTES).toString('hex');
  const isAdded = await records.devices.add({ id, user, secretHash, name, createdAt: at, seenAt: at }, MOST_DEVICES);
  if (!isAdded) throw new Refusal(409, 'secret-used');
  return { user, name: stored.name };
}

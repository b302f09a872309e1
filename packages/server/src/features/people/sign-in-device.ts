import { randomBytes } from 'node:crypto';
import type { SignedIn, UserId, WayInKind } from '@saloon/protocol';
import { Refusal } from '../../core/http/refusal.ts';
import type { WayIn } from '../../core/identity/device-records.ts';
import { identifyAs } from '../../core/identity/identity.ts';
import type { Store } from '../../core/store/store.ts';
import type { PeopleRecords } from './records.ts';

const ID_BYTES = 8;
/** A person's oldest devices are signed out beyond this number. */
const MOST_DEVICES = 20;
/** The refusal of a way in that doesn't count any more. */
const GONE = {
  passkey: [403, 'unknown-passkey'],
  'recovery-code': [403, 'wrong-code'],
  link: [410, 'link-used'],
} as const satisfies Record<WayIn['type'], readonly [number, string]>;

/** Tells a person's other devices that there is a new way in. `device` names who added it, or the new device. */
export type TellWayIn = (user: UserId, way: WayInKind, device: string, exceptFor?: string) => void;

export type SignInDeps = {
  readonly store: Pick<Store, 'user'>;
  readonly records: Pick<PeopleRecords, 'devices'>;
  readonly wall: () => number;
  readonly tellWayIn: TellWayIn;
};

/** Signs a device in as this user: from now on its own secret counts as theirs. */
export async function signInDevice(deps: SignInDeps, user: UserId, by: WayIn, secret: string, name: string) {
  return signInHash(deps, user, by, identifyAs(user, secret).secretHash, name);
}

/** The same, for a device whose secret only its browser has. */
export async function signInHash(
  { store, records, wall, tellWayIn }: SignInDeps,
  user: UserId,
  by: WayIn,
  secretHash: string,
  name: string,
): Promise<SignedIn> {
  const stored = await store.user(user);
  if (stored === undefined) throw new Refusal(404, 'no-such-person');
  const { devices } = records;
  const at = wall();
  const id = randomBytes(ID_BYTES).toString('hex');
  if (!(await devices.add({ id, user, secretHash, name, createdAt: at, seenAt: at }, by, MOST_DEVICES))) {
    const [status, code] = (await devices.isUsed(secretHash)) ? ([409, 'secret-used'] as const) : GONE[by.type];
    throw new Refusal(status, code);
  }
  tellWayIn(user, 'device', name, secretHash);
  return { user, name: stored.name };
}

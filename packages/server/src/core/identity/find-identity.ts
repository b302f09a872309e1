import { type UserId, userId } from '@saloon/protocol';
import type { StoredUser } from '../store/store.ts';
import { type Identity, identify, isSameSecret } from './identity.ts';

export type FindIdentityDeps = {
  readonly user: (id: UserId) => Promise<StoredUser | undefined>;
  /** Was a further device signed in with this secret? */
  readonly hasDevice: (user: UserId, secretHash: string) => Promise<boolean>;
};

export type FoundIdentity =
  /** `stored` is undefined for a user who hasn't done anything yet. */
  | { readonly type: 'found'; readonly identity: Identity; readonly stored: StoredUser | undefined }
  | { readonly type: 'signed-out' };

/** Whose secret is this? `claimed` is the id of a user whose secret isn't their first. */
export async function findIdentity(
  deps: FindIdentityDeps,
  secret: string,
  claimed: string | undefined,
): Promise<FoundIdentity> {
  const original = identify(secret);
  const identity = claimed === undefined ? original : { ...original, user: userId(claimed) };
  const stored = await deps.user(identity.user);
  if (stored === undefined) {
    // A claim to an unknown user counts for nothing: then the user is the one that follows from the secret.
    return identity.user === original.user
      ? { type: 'found', identity, stored }
      : findIdentity(deps, secret, undefined);
  }
  if (isSameSecret(identity, stored.secretHash)) return { type: 'found', identity, stored };
  const isOurs = await deps.hasDevice(identity.user, identity.secretHash);
  return isOurs ? { type: 'found', identity, stored } : { type: 'signed-out' };
}

/** Does this secret still count? A guest who hasn't done anything yet isn't stored. */
export async function isStillSignedIn(deps: FindIdentityDeps, identity: Identity): Promise<boolean> {
  const stored = await deps.user(identity.user);
  return (
    stored === undefined ||
    isSameSecret(identity, stored.secretHash) ||
    deps.hasDevice(identity.user, identity.secretHash)
  );
}

import { createHash, randomBytes } from 'node:crypto';
import {
  bareHandle,
  bareRecoveryCode,
  foldHandle,
  handleProblem,
  RECOVERY_BYTES,
  recoveryCode,
  suggestHandles,
} from '@saloon/people';
import { PORTRAITS } from '@saloon/protocol';
import type { Identity } from '../identity.ts';
import { FIRST_DEVICE, readMe } from '../me.ts';
import type { PersonSettings } from '../person-records.ts';
import type { PeopleRecords } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { type SignInDeps, signInDevice } from '../sign-in-device.ts';
import { deviceOf, type KeepPerson } from './caller.ts';
import { body, flag, oneOf, secret, text } from './schemas.ts';
import type { UserRoutes } from './user-routes.ts';

const SUGGESTIONS = 3;
const CODE_LENGTH = 60;

export type AccountDeps = SignInDeps & {
  readonly records: PeopleRecords;
  readonly keep: KeepPerson;
  /** Disconnects one device on every server. */
  readonly signOutDevice: (identity: Identity) => void;
};

/** A person's own page: handle, portrait, switches, devices and the recovery code. */
export function serveAccount(routes: UserRoutes, deps: AccountDeps): void {
  const { records, wall, keep } = deps;
  const { people, devices, recovery } = records;

  routes.user('GET', '/api/me', {}, async (caller) => {
    if (caller.stored?.secretHash !== caller.identity.secretHash) {
      await devices.seen(caller.identity.secretHash, wall());
    }
    return readMe(records, caller);
  });

  const settings = body({}, { portrait: oneOf(['', ...PORTRAITS]), isPrivate: flag, showsOnline: flag });
  routes.user('PATCH', '/api/me', settings, async (caller, { body: given }) => {
    await keep(caller);
    await people.change(caller.user, given as PersonSettings);
    return readMe(records, caller);
  });

  routes.user('PUT', '/api/me/handle', body({ handle: text(100) }), async (caller, { body: given }) => {
    const handle = bareHandle((given as { handle: string }).handle);
    const problem = handleProblem(handle);
    if (problem !== undefined) throw new Refusal(400, problem);
    await keep(caller);
    if (!(await people.setHandle(caller.user, handle, foldHandle(handle)))) {
      throw new Refusal(409, 'handle-taken', { suggestions: await freeHandles(handle) });
    }
    return readMe(records, caller);
  });

  async function freeHandles(wanted: string): Promise<readonly string[]> {
    const ideas = suggestHandles(wanted);
    const taken = await people.takenOf(ideas.map(foldHandle));
    return ideas.filter((idea) => !taken.has(foldHandle(idea))).slice(0, SUGGESTIONS);
  }

  routes.user('DELETE', '/api/me/devices/:id', {}, async (caller, { params }) => {
    const { user, identity, stored } = caller;
    const { id = '' } = params;
    if (id === FIRST_DEVICE) {
      if (stored === undefined || stored.secretHash === identity.secretHash) throw new Refusal(409, 'last-way-in');
      const isReplaced = await devices.replaceFirst(user, stored.secretHash, identity.secretHash);
      if (!isReplaced) throw new Refusal(404, 'not-found');
      deps.signOutDevice({ user, secretHash: stored.secretHash });
      return readMe(records, { ...caller, stored: { ...stored, secretHash: identity.secretHash } });
    }
    const secretHash = await devices.remove(user, id);
    if (secretHash === undefined) throw new Refusal(404, 'not-found');
    deps.signOutDevice({ user, secretHash });
    return readMe(records, caller);
  });

  routes.user('POST', '/api/me/recovery', {}, async (caller) => {
    const code = recoveryCode(randomBytes(RECOVERY_BYTES));
    await keep(caller);
    if (!(await recovery.save(caller.identity, hashOf(code), wall()))) throw new Refusal(401, 'signed-out');
    deps.tellWayIn(caller.user, 'recovery-code', caller.device, caller.identity.secretHash);
    return { code };
  });

  const recovering = body({ code: text(CODE_LENGTH), secret });
  routes.open('POST', '/api/recover', recovering, async (_nobody, { body: given, request }) => {
    const { code, secret: own } = given as { code: string; secret: string };
    const hash = hashOf(code);
    const user = await recovery.find(hash);
    if (user === undefined) throw new Refusal(403, 'wrong-code');
    return signInDevice(deps, user, { type: 'recovery-code', hash }, own, deviceOf(request));
  });
}

/** A code has 122 random bits, so a plain hash is enough: nobody can try them all. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(`saloon recovery ${bareRecoveryCode(code)}`)
    .digest('hex');

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
import { deviceOf, type KeepPerson } from '../../core/http/caller.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import type { Identity } from '../../core/identity/identity.ts';
import { FIRST_DEVICE, readMe } from './me.ts';
import type { PeopleRecords } from './records.ts';
import { type SignInDeps, signInDevice } from './sign-in-device.ts';

const SUGGESTIONS = 3;

export type AccountDeps = SignInDeps & {
  readonly records: PeopleRecords;
  readonly keep: KeepPerson;
  /** Disconnects one device on every server. */
  readonly signOutDevice: (identity: Identity) => void;
};

/** A person's own page: handle, portrait, switches, devices and the recovery code. */
export function serveAccount(routes: Routes, deps: AccountDeps): void {
  const { records, wall, keep } = deps;
  const { people, devices, recovery } = records;

  routes.add('GET /api/me', async (caller) => {
    if (caller.stored?.secretHash !== caller.identity.secretHash) {
      await devices.seen(caller.identity.secretHash, wall());
    }
    return readMe(records, caller);
  });

  routes.add('PATCH /api/me', async (caller, { body }) => {
    await keep(caller);
    await people.change(caller.user, body);
    return readMe(records, caller);
  });

  routes.add('PUT /api/me/handle', async (caller, { body }) => {
    const handle = bareHandle(body.handle);
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

  routes.add('DELETE /api/me/devices/:id', async (caller, { params: { id } }) => {
    const { user, identity, stored } = caller;
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

  routes.add('POST /api/me/recovery', async (caller) => {
    const code = recoveryCode(randomBytes(RECOVERY_BYTES));
    await keep(caller);
    if (!(await recovery.save(caller.identity, hashOf(code), wall()))) throw new Refusal(401, 'signed-out');
    deps.tellWayIn(caller.user, 'recovery-code', caller.device, caller.identity.secretHash);
    return { code };
  });

  routes.add('POST /api/recover', async (_, { body, request }) => {
    const hash = hashOf(body.code);
    const user = await recovery.find(hash);
    if (user === undefined) throw new Refusal(403, 'wrong-code');
    return signInDevice(deps, user, { type: 'recovery-code', hash }, body.secret, deviceOf(request));
  });
}

/** A code has 122 random bits, so a plain hash is enough: nobody can try them all. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(`saloon recovery ${bareRecoveryCode(code)}`)
    .digest('hex');

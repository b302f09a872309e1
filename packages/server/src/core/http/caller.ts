import type { IncomingMessage } from 'node:http';
import { deviceName } from '@saloon/people';
import type { UserId } from '@saloon/protocol';
import type { FastifyRequest } from 'fastify';
import { type FindIdentityDeps, findIdentity } from '../identity/find-identity.ts';
import type { Identity } from '../identity/identity.ts';
import type { Ban } from '../identity/session.ts';
import type { AccountLimits } from '../limits/account-limits.ts';
import type { StoredUser } from '../store/store.ts';
import { addressOf } from './origin.ts';
import { Refusal } from './refusal.ts';

/** Who sends a request. */
export type Caller = {
  readonly user: UserId;
  readonly identity: Identity;
  readonly stored: StoredUser | undefined;
  /** The name to save for a user who hasn't done anything yet. */
  readonly name: string;
  readonly device: string;
  readonly address: string;
};

/** Keeps a guest's identity. Changes nothing if they are kept already. */
export type KeepPerson = (caller: Pick<Caller, 'user' | 'identity' | 'name' | 'address'>) => Promise<void>;

export type CallerDeps = {
  readonly identities: FindIdentityDeps;
  readonly accountLimits: AccountLimits;
  readonly suspension: (user: UserId) => Ban | undefined;
  /** The name on an open connection, of a user who hasn't done anything yet. */
  readonly nameOf: (user: UserId) => string | undefined;
  readonly isBehindProxy: boolean;
};

/** `Authorization: Saloon <secret>`, or `Saloon <secret> <user>` if the secret isn't the user's first. */
const CREDENTIALS = /^Saloon ([0-9a-f]{64})(?: ([0-9a-f]{24}))?$/;

/** Throws a `Refusal` if the request has no valid secret, or the account is suspended or asks too much. */
export async function callerOf(deps: CallerDeps, { raw, headers }: FastifyRequest): Promise<Caller> {
  const [, secret, claimed] = CREDENTIALS.exec(headers.authorization ?? '') ?? [];
  if (secret === undefined) throw new Refusal(401, 'no-secret');
  const found = await findIdentity(deps.identities, secret, claimed);
  if (found.type === 'signed-out') throw new Refusal(401, 'signed-out');
  const { identity, stored } = found;
  if (!deps.accountLimits.mayAsk(identity.user)) throw new Refusal(429, 'too-many-requests');
  const ruling = deps.suspension(identity.user);
  if (ruling !== undefined) {
    const { until, reason } = ruling;
    throw new Refusal(403, 'suspended', {
      ...(until === undefined ? {} : { until }),
      ...(reason === undefined ? {} : { reason }),
    });
  }
  return {
    user: identity.user,
    identity,
    stored,
    name: stored?.name ?? deps.nameOf(identity.user) ?? `Stranger ${identity.user.slice(0, 4)}`,
    device: deviceOf({ headers }),
    address: addressOf(raw as IncomingMessage, deps.isBehindProxy),
  };
}

/** Undefined for somebody without a valid secret. Whatever else goes wrong isn't about who asks, and throws. */
export const callerIfAny = (deps: CallerDeps, request: FastifyRequest): Promise<Caller | undefined> =>
  callerOf(deps, request).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 401) return undefined;
    throw error;
  });

/** What people call the device that sends a request. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  deviceName(headers['user-agent'] ?? '');

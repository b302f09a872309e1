import type { ClientMessage, UserId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import { isStillSignedIn } from '../../core/identity/find-identity.ts';
import type { Connection } from '../../core/net/connection.ts';
import type { TurnNotifications } from './turn-notifications.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

export type SubscriptionDeps = Pick<Core, 'store' | 'clock' | 'limits' | 'log' | 'identities'> & {
  /** Undefined if this server sends no notifications. */
  readonly notifications: Pick<TurnNotifications, 'accepts'> | undefined;
};

/** Saves the push subscription of a device. It is answered when that is durable. */
export function subscribe(
  deps: SubscriptionDeps,
  connection: Connection,
  user: UserId,
  { id, line: subscription }: Message<'call-me'>,
): void {
  const { notifications, store, clock, limits } = deps;
  if (notifications === undefined) return connection.refuse(id, 'no-calls');
  if (!connection.addressBudget.heavyWork.take(clock.monotonic())) return connection.refuse(id, 'too-fast');
  if (!notifications.accepts(subscription)) return connection.refuse(id, 'unknown-push-service', undefined, 'line');
  const { session } = connection;
  const save = async () => {
    await store.savePushSubscription({ user, subscription, keptAt: clock.wall() }, limits.callsPerUser);
    // The secret may have been revoked while this was saved: then a stranger's device would go on being told.
    if (session.state === 'welcomed' && (await isStillSignedIn(deps.identities, session.identity))) return;
    await store.deletePushSubscription(user, subscription.endpoint);
  };
  change(deps, connection, id, 'on', save);
}

export function unsubscribe(
  deps: SubscriptionDeps,
  connection: Connection,
  user: UserId,
  { id, endpoint }: Message<'call-me-not'>,
): void {
  if (!connection.addressBudget.heavyWork.take(deps.clock.monotonic())) return connection.refuse(id, 'too-fast');
  change(deps, connection, id, 'off', () => deps.store.deletePushSubscription(user, endpoint));
}

function change(
  { log }: SubscriptionDeps,
  connection: Connection,
  id: string,
  are: 'on' | 'off',
  write: () => Promise<void>,
): void {
  connection.changes.run(write).then(
    () => connection.send({ type: 'calls', id, are }),
    (error: unknown) => {
      log.error({ err: error }, 'cannot save a push subscription');
      connection.refuse(id, 'storage-full');
    },
  );
}

import type { ClientMessage, ServerMessage, UserId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import { isStillSignedIn } from '../../core/identity/find-identity.ts';
import type { Connection } from '../../core/net/connection.ts';
import type { TurnNotifications } from './turn-notifications.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
type Reply = Extract<ServerMessage, { type: 'push-subscribed' | 'push-unsubscribed' }>;

export type SubscriptionDeps = Pick<Core, 'store' | 'clock' | 'limits' | 'log' | 'identities'> & {
  /** Undefined if this server sends no notifications. */
  readonly notifications: Pick<TurnNotifications, 'accepts'> | undefined;
};

/** Saves the push subscription of a device. It is answered when that is durable. */
export function subscribe(
  deps: SubscriptionDeps,
  connection: Connection,
  user: UserId,
  { id, subscription }: Message<'subscribe-push'>,
): void {
  const { notifications, store, clock, limits } = deps;
  if (notifications === undefined) return connection.refuse(id, 'no-push');
  if (!connection.addressBudget.heavyWork.take(clock.monotonic())) return connection.refuse(id, 'too-fast');
  if (!notifications.accepts(subscription))
    return connection.refuse(id, 'unknown-push-service', undefined, 'subscription');
  const { session } = connection;
  const save = async () => {
    await store.savePushSubscription({ user, subscription, keptAt: clock.wall() }, limits.pushSubscriptionsPerUser);
    // The secret may have been revoked while this was saved: then a stranger's device would still be notified.
    if (session.state === 'welcomed' && (await isStillSignedIn(deps.identities, session.identity))) return;
    await store.deletePushSubscription(user, subscription.endpoint);
  };
  change(deps, connection, { type: 'push-subscribed', id }, save);
}

export function unsubscribe(
  deps: SubscriptionDeps,
  connection: Connection,
  user: UserId,
  { id, endpoint }: Message<'unsubscribe-push'>,
): void {
  if (!connection.addressBudget.heavyWork.take(deps.clock.monotonic())) return connection.refuse(id, 'too-fast');
  const remove = () => deps.store.deletePushSubscription(user, endpoint);
  change(deps, connection, { type: 'push-unsubscribed', id }, remove);
}

function change({ log }: SubscriptionDeps, connection: Connection, reply: Reply, write: () => Promise<void>): void {
  connection.changes.run(write).then(
    () => connection.send(reply),
    (error: unknown) => {
      log.error({ err: error }, 'cannot save a push subscription');
      connection.refuse(reply.id, 'storage-full');
    },
  );
}

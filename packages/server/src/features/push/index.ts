import { feature } from '../../core/feature.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';
import { type PushSetup, TurnNotifications } from './turn-notifications.ts';

/** Push notifications: "your turn", and invitations, while no page is open. Clients know if the server sends none. */
export const push = feature({
  name: 'push',
  make(core, _needs, { push: setup }: { readonly push?: PushSetup | undefined }) {
    const { store, log } = core;
    const notifications = setup && new TurnNotifications(core, setup);
    const deps = { ...core, notifications };
    return {
      offers: notifications,
      ...(notifications === undefined ? {} : { welcome: { pushKey: notifications.key } }),
      messages: {
        'subscribe-push': (connection, { identity }, message) => subscribe(deps, connection, identity.user, message),
        'unsubscribe-push': (connection, { identity }, message) =>
          unsubscribe(deps, connection, identity.user, message),
      },
      tables: { turnChanged: (...turn) => notifications?.onTurnChanged(...turn) },
      people: {
        invited(user, notice) {
          notifications
            ?.invite(user, notice)
            .catch((error: unknown) => log.error({ err: error }, 'cannot send an invitation'));
        },
      },
      stop: () => notifications?.stop(),
      export: {
        async pushSubscriptions({ user }) {
          const kept = await store.pushSubscriptionsOf(user);
          return kept.map(({ subscription, keptAt }) => ({ endpoint: subscription.endpoint, keptAt }));
        },
      },
    };
  },
});

import { feature } from '../../core/feature.ts';
import { TurnWebhooks, type WebhookSetup } from './turn-webhooks.ts';
import { WebhookRecords } from './webhook-records.ts';
import { serveWebhooks } from './webhook-routes.ts';

/** Posts "your turn" to the webhook of a table, if the operator allows webhooks. */
export const webhooks = feature({
  name: 'webhooks',
  make(core, _needs, { webhooks: setup }: { readonly webhooks?: WebhookSetup | undefined }) {
    const { store, clock } = core;
    const records = new WebhookRecords(store.query);
    const turns = setup && new TurnWebhooks({ ...core, webhooks: records }, setup);
    return {
      tables: { turnChanged: (...turn) => turns?.onTurnChanged(...turn) },
      routes: (routes) => serveWebhooks(routes, { store, records, webhooks: turns, wall: clock.wall }),
      stop: () => turns?.stop(),
      export: { webhooks: 'SELECT table_id, url, shape FROM webhooks WHERE user_id = $1' },
      erase: ['DELETE FROM webhooks WHERE user_id = $1'],
    };
  },
});

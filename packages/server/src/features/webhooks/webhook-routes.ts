import { tableId, type UserId } from '@saloon/protocol';
import { siteOf } from '../../core/http/origin.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import type { Store, StoredTable } from '../../core/store/store.ts';
import { isWebhookUrl } from './post-webhook.ts';
import type { TurnWebhooks } from './turn-webhooks.ts';
import type { WebhookRecords } from './webhook-records.ts';

export type WebhookRoutesDeps = {
  readonly store: Pick<Store, 'table'>;
  readonly records: WebhookRecords;
  /** Undefined if the operator doesn't allow webhooks. */
  readonly webhooks: Pick<TurnWebhooks, 'onSet'> | undefined;
  readonly wall: () => number;
};

/** The webhook of a table: its host sets it, if the operator allows webhooks at all. */
export function serveWebhooks(routes: Routes, deps: WebhookRoutesDeps): void {
  const { records, webhooks } = deps;
  const isAllowed = webhooks !== undefined;
  const hosted = async (user: UserId, id: string): Promise<StoredTable> => {
    const stored = await deps.store.table(tableId(id));
    if (stored === undefined) throw new Refusal(404, 'no-such-table');
    if (stored.host !== user) throw new Refusal(403, 'not-host');
    return stored;
  };

  routes.add('GET /api/tables/:table/webhook', async ({ user }, { params }) => {
    if (!isAllowed) return { isAllowed };
    const found = await records.of((await hosted(user, params.table)).id);
    return found === undefined ? { isAllowed } : { isAllowed, webhook: { url: found.url, shape: found.shape } };
  });

  routes.add('PUT /api/tables/:table/webhook', async ({ user }, { params, body, request }) => {
    if (webhooks === undefined) throw new Refusal(403, 'webhooks-off');
    const { url, shape, lang } = body;
    const { id: table } = await hosted(user, params.table);
    if (!isWebhookUrl(url)) throw new Refusal(400, 'bad-webhook');
    const site = siteOf(request.raw, routes.origins);
    const origin = routes.shareOrigin(request.raw) ?? site.origin;
    await records.set({ table, user, url, shape, lang, origin }, deps.wall());
    webhooks.onSet(table);
    return { isAllowed, webhook: { url, shape } };
  });

  routes.add('DELETE /api/tables/:table/webhook', async ({ user }, { params }) => {
    await records.delete((await hosted(user, params.table)).id);
    return { isAllowed };
  });
}

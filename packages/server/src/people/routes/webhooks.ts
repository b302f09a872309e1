import { LANGS, type Lang } from '@saloon/kernel';
import { type TableWebhook, tableId, type UserId, type WebhookInfo } from '@saloon/protocol';
import type { ShareOrigin } from '../../http/share-origin.ts';
import type { Store, StoredTable } from '../../store/store.ts';
import { isWebhookUrl } from '../../webhooks/post-webhook.ts';
import { WEBHOOK_SHAPES } from '../../webhooks/turn-message.ts';
import type { TurnWebhooks } from '../../webhooks/turn-webhooks.ts';
import { Refusal } from '../refusal.ts';
import type { SafetyRecords } from '../safety-records.ts';
import { siteOf } from '../webauthn.ts';
import { body, oneOf, text } from './schemas.ts';
import type { UserRoutes } from './user-routes.ts';

export type WebhookRoutesDeps = {
  readonly store: Pick<Store, 'table'>;
  readonly safety: SafetyRecords;
  /** Undefined if the operator doesn't allow webhooks. */
  readonly webhooks: Pick<TurnWebhooks, 'onSet'> | undefined;
  readonly origins: readonly string[];
  readonly shareOrigin: ShareOrigin;
  readonly wall: () => number;
};

/** The webhook of a table: its host sets it, if the operator allows webhooks at all. */
export function serveWebhooks(routes: UserRoutes, deps: WebhookRoutesDeps): void {
  const { safety, webhooks } = deps;
  const isAllowed = webhooks !== undefined;
  const hosted = async (user: UserId, id: string | undefined): Promise<StoredTable> => {
    const stored = await deps.store.table(tableId(id ?? ''));
    if (stored === undefined) throw new Refusal(404, 'no-such-table');
    if (stored.host !== user) throw new Refusal(403, 'not-host');
    return stored;
  };

  routes.user('GET', '/api/tables/:table/webhook', {}, async ({ user }, { params }): Promise<WebhookInfo> => {
    if (!isAllowed) return { isAllowed };
    const found = await safety.webhook((await hosted(user, params.table)).id);
    return found === undefined ? { isAllowed } : { isAllowed, webhook: { url: found.url, shape: found.shape } };
  });

  const setting = body({ url: text(500), shape: oneOf(WEBHOOK_SHAPES), lang: oneOf(LANGS) });
  routes.user('PUT', '/api/tables/:table/webhook', setting, async ({ user }, { params, body: given, request }) => {
    if (webhooks === undefined) throw new Refusal(403, 'webhooks-off');
    const { url, shape, lang } = given as TableWebhook & { lang: Lang };
    const { id: table } = await hosted(user, params.table);
    if (!isWebhookUrl(url)) throw new Refusal(400, 'bad-webhook');
    const site = siteOf(request.raw, deps.origins);
    const origin = deps.shareOrigin(request.raw) ?? site.origin;
    await safety.setWebhook({ table, user, url, shape, lang, origin }, deps.wall());
    webhooks.onSet(table);
    return { isAllowed, webhook: { url, shape } };
  });

  routes.user('DELETE', '/api/tables/:table/webhook', {}, async ({ user }, { params }) => {
    await safety.deleteWebhook((await hosted(user, params.table)).id);
    return { isAllowed };
  });
}

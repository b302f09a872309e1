import * as v from 'valibot';
import { type DataOf, fields, flag, maybe, type Routes, text, word } from './route.ts';

const shape = v.picklist(['discord', 'slack']);

/** May this server post to one, and what is set. */
const webhookInfo = fields({ isAllowed: flag, webhook: maybe(fields({ url: word, shape })) });
export type WebhookInfo = DataOf<typeof webhookInfo>;
export type TableWebhook = NonNullable<WebhookInfo['webhook']>;

export const webhookRoutes = {
  'GET /api/tables/:table/webhook': {
    does: 'Where the table posts "your turn"; for its host.',
    who: 'guest',
    answer: webhookInfo,
    refusals: ['no-such-table', 'not-host'],
  },
  'PUT /api/tables/:table/webhook': {
    does: 'Sets the webhook of a table.',
    who: 'guest',
    body: fields({ url: text(500), shape, lang: v.picklist(['en', 'ru']) }),
    answer: webhookInfo,
    refusals: ['webhooks-off', 'no-such-table', 'not-host', 'bad-webhook'],
  },
  'DELETE /api/tables/:table/webhook': {
    does: 'Removes the webhook of a table.',
    who: 'guest',
    answer: webhookInfo,
    refusals: ['no-such-table', 'not-host'],
  },
} as const satisfies Routes;

import type { GameId } from '@saloon/kernel';
import * as v from 'valibot';
import type { TableId } from './ids.ts';
import { LIMITS } from './limits.ts';

/** The address at which a browser's push service accepts messages. Anyone who knows it can send some. */
export const endpoint = v.pipe(v.string(), v.url(), v.maxLength(LIMITS.endpointLength));

/** A push subscription: the address and the keys for encryption (RFC 8291), in base64url as browsers give them. */
export const pushSubscription = v.strictObject({
  endpoint,
  p256dh: v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/)),
  auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
});
export type PushSubscriptionData = v.InferOutput<typeof pushSubscription>;

/** The encrypted content of a notification that a table waits for its owner. The device adds the words. */
export type PushNotice = {
  readonly table: TableId;
  readonly game: GameId;
  /** The table's title; empty if it has none. */
  readonly title: string;
  readonly why: 'your-turn' | 'asked-again' | 'invited';
};

import type { GameId } from '@saloon/kernel';
import * as v from 'valibot';
import type { TableId } from './ids.ts';
import { LIMITS } from './limits.ts';

/** Where a browser's push service takes messages for it: whoever knows this address may send some. */
export const endpoint = v.pipe(v.string(), v.url(), v.maxLength(LIMITS.endpointLength));

/** The same with the keys that messages are sealed with (RFC 8291), in base64url as browsers give them. */
export const pushSubscription = v.strictObject({
  endpoint,
  p256dh: v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/)),
  auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
});
export type PushSubscriptionData = v.InferOutput<typeof pushSubscription>;

/** What a device is sent, sealed, when a table waits for its owner. The words for it are the device's own. */
export type PushNotice = {
  readonly table: TableId;
  readonly game: GameId;
  /** What its host has called the table, if anything. */
  readonly title: string;
  readonly why: 'your-turn' | 'asked-again';
};

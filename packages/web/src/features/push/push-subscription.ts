import type { PushSubscriptionData } from '@saloon/protocol';

/** The part of a browser's push service that we use. Tests pass their own. */
export type PushService = {
  getSubscription(): Promise<Subscription | null>;
  subscribe(options: { userVisibleOnly: true; applicationServerKey: Uint8Array<ArrayBuffer> }): Promise<Subscription>;
};
type Subscription = {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  toJSON(): { readonly keys?: Record<string, string> };
  unsubscribe(): Promise<boolean>;
};

/** The push subscription for the server with this key. One for another server is removed. */
export async function subscribe(service: PushService, key: string): Promise<PushSubscriptionData> {
  const bytes = bytesOf(key);
  const known = await service.getSubscription();
  if (known !== null && !isSame(known.options.applicationServerKey, bytes)) await known.unsubscribe();
  const subscription = await service.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

/** Removes the subscription, if any. Returns its endpoint. */
export async function unsubscribe(service: PushService): Promise<string | undefined> {
  const known = await service.getSubscription();
  await known?.unsubscribe();
  return known?.endpoint;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  if (known === null || known.byteLength !== key.length) return false;
  return new Uint8Array(known).every((byte, i) => byte === key[i]);
}

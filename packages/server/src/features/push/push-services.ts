import { createECDH } from 'node:crypto';
import type { PushSubscriptionData } from '@saloon/protocol';

/**
 * The push services of Google, Mozilla, Apple and Microsoft. Endpoints come from clients, so the server posts to no other
 * hosts.
 */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Is the endpoint at one of these services or a subdomain, and is its key a valid one? */
export const isPushSubscription = (subscription: PushSubscriptionData, services: readonly string[]): boolean =>
  isAt(subscription.endpoint, services) && isKey(subscription.p256dh);

function isAt(endpoint: string, services: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return services.some((service) => host === service || host.endsWith(`.${service}`));
}

function isKey(p256dh: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

import { createECDH } from 'node:crypto';
import type { PushSubscriptionData } from '@saloon/protocol';

/**
 * The hosts to which browsers have themselves called: those of Google, Mozilla, Apple and Microsoft. Addresses come from
 * strangers, and the server posts to no other.
 */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Does the line lead to one of these services, or a host below one, and is its key one that a text can be sealed with? */
export const isPushSubscription = (line: PushSubscriptionData, services: readonly string[]): boolean =>
  isAt(line.endpoint, services) && isKey(line.p256dh);

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

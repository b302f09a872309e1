import { expect, test } from 'vitest';
import { newDevice } from '../../testing/push-service.ts';
import { isPushSubscription, PUSH_SERVICES } from './push-services.ts';

const isTaken = (endpoint: string) => isPushSubscription(newDevice(endpoint).subscription, PUSH_SERVICES);

test.each([
  'https://fcm.googleapis.com/fcm/send/cWd:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMEtXW',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD',
])('notifications may be sent to %s', (endpoint) => {
  expect(isTaken(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evilfcm.googleapis.com/x',
  'https://ann:hush@fcm.googleapis.com/x',
  'https://127.0.0.1/admin',
  'https://localhost/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
])('nothing is ever sent to %s', (endpoint) => {
  expect(isTaken(endpoint)).toBe(false);
});

test('an invalid key is rejected', () => {
  const { subscription } = newDevice('https://web.push.apple.com/x');
  expect(isPushSubscription(subscription, PUSH_SERVICES)).toBe(true);
  expect(isPushSubscription({ ...subscription, p256dh: `B${'A'.repeat(86)}` }, PUSH_SERVICES)).toBe(false);
});

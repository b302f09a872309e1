import { expect, test } from 'vitest';
import { type PushService, subscribe, unsubscribe } from './push-subscription.ts';

const KEY = Buffer.from([4, 251, 255, 190, 7]);

/** A push service that hands out one subscription after another and records the keys. */
function fakeService() {
  const asked: { readonly key: Buffer; isGone: boolean }[] = [];
  let last: Awaited<ReturnType<PushService['getSubscription']>> = null;
  const service: PushService = {
    getSubscription: async () => last,
    async subscribe({ applicationServerKey }) {
      if (last !== null) return last;
      const one = { key: Buffer.from(applicationServerKey), isGone: false };
      asked.push(one);
      last = {
        endpoint: `https://push.test/${asked.length}`,
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ keys: { p256dh: 'B', auth: 'a' } }),
        unsubscribe: async () => {
          last = null;
          one.isGone = true;
          return true;
        },
      };
      return last;
    },
  };
  return { service, asked };
}

test('the subscription uses the server’s key and stays the same as long as the key does', async () => {
  const { service, asked } = fakeService();
  const subscription = await subscribe(service, KEY.toString('base64url'));
  expect(subscription).toEqual({ endpoint: 'https://push.test/1', p256dh: 'B', auth: 'a' });
  expect(asked).toEqual([{ key: KEY, isGone: false }]);
  expect(await subscribe(service, KEY.toString('base64url'))).toEqual(subscription);
  expect(asked).toHaveLength(1);
});

test('another server key replaces the subscription', async () => {
  const { service, asked } = fakeService();
  await subscribe(service, KEY.toString('base64url'));
  const other = Buffer.from([4, 251, 255, 190, 8]);
  expect((await subscribe(service, other.toString('base64url'))).endpoint).toBe('https://push.test/2');
  expect(asked).toEqual([
    { key: KEY, isGone: true },
    { key: other, isGone: false },
  ]);
});

test('unsubscribing removes the subscription, and does nothing if there is none', async () => {
  const { service, asked } = fakeService();
  expect(await unsubscribe(service)).toBeUndefined();
  await subscribe(service, KEY.toString('base64url'));
  expect(await unsubscribe(service)).toBe('https://push.test/1');
  expect(asked[0]?.isGone).toBe(true);
});

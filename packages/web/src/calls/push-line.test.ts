import { expect, test } from 'vitest';
import { closeLine, openLine, type PushService } from './push-line.ts';

const KEY = Buffer.from([4, 251, 255, 190, 7]);

/** A push service that gives out one line after the other, and the keys it gave them for. */
function fakeService() {
  const asked: { readonly key: Buffer; isGone: boolean }[] = [];
  let last: Awaited<ReturnType<PushService['getSubscription']>> = null;
  const service: PushService = {
    getSubscription: async () => last,
    async subscribe({ applicationServerKey }) {
      if (last !== null) return last;
      const line = { key: Buffer.from(applicationServerKey), isGone: false };
      asked.push(line);
      last = {
        endpoint: `https://push.test/${asked.length}`,
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ keys: { p256dh: 'B', auth: 'a' } }),
        unsubscribe: async () => {
          last = null;
          line.isGone = true;
          return true;
        },
      };
      return last;
    },
  };
  return { service, asked };
}

test('a line is asked for with the key of the house, and is the same as long as that is', async () => {
  const { service, asked } = fakeService();
  const line = await openLine(service, KEY.toString('base64url'));
  expect(line).toEqual({ endpoint: 'https://push.test/1', p256dh: 'B', auth: 'a' });
  expect(asked).toEqual([{ key: KEY, isGone: false }]);
  expect(await openLine(service, KEY.toString('base64url'))).toEqual(line);
  expect(asked).toHaveLength(1);
});

test('a house with another key has another line, and the old one is given up', async () => {
  const { service, asked } = fakeService();
  await openLine(service, KEY.toString('base64url'));
  const other = Buffer.from([4, 251, 255, 190, 8]);
  expect((await openLine(service, other.toString('base64url'))).endpoint).toBe('https://push.test/2');
  expect(asked).toEqual([
    { key: KEY, isGone: true },
    { key: other, isGone: false },
  ]);
});

test('a line that is closed is gone, and where there is none nothing happens', async () => {
  const { service, asked } = fakeService();
  expect(await closeLine(service)).toBeUndefined();
  await openLine(service, KEY.toString('base64url'));
  expect(await closeLine(service)).toBe('https://push.test/1');
  expect(asked[0]?.isGone).toBe(true);
});

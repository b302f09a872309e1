import { pino } from 'pino';
import { expect, test } from 'vitest';
import { makeMetrics } from '../../core/observe/metrics.ts';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { newDevice } from '../../testing/push-service.ts';
import { ann } from '../../testing/stored-rows.ts';
import { DeliveryQueue, type DeliverySetup } from './delivery-queue.ts';
import { Vapid } from './vapid.ts';

const queueWith = (some: Partial<DeliverySetup>) =>
  new DeliveryQueue({
    clock: new FakeClock(),
    log: pino({ level: 'silent' }),
    metrics: makeMetrics(),
    vapid: new Vapid(Buffer.alloc(32, 1), 'https://example.org'),
    send: async () => 201,
    unsubscribe: async () => undefined,
    ...some,
  });
const { subscription } = newDevice('https://push.test/phone');
const notification = { to: { user: ann, subscription, keptAt: 0 }, text: '{}', topic: 'table1', ttlSeconds: 60 };

test('with a slow push service some notifications are in flight, some wait, and the rest are dropped', async () => {
  const answers: ((status: number) => void)[] = [];
  const metrics = makeMetrics();
  const queue = queueWith({ metrics, send: () => new Promise((resolve) => answers.push(resolve)) });
  const count = async (came: string) =>
    Number(
      new RegExp(`push_notifications_total{result="${came}"} (\\d+)`).exec(await metrics.registry.metrics())?.[1] ?? 0,
    );

  for (let n = 0; n < 2020; n++) queue.add(notification);
  await settle();
  expect(answers).toHaveLength(16);
  expect(await count('dropped')).toBe(4);

  for (const answer of answers.splice(0)) answer(201);
  await settle();
  expect(answers).toHaveLength(16);
  expect(await count('delivered')).toBe(16);

  queue.stop();
  for (const answer of answers.splice(0)) answer(201);
  await settle();
  expect(answers).toEqual([]);
});

test('pending retries do not delay the shutdown', async () => {
  const clock = new FakeClock();
  const queue = queueWith({ clock, send: async () => 500 });
  queue.add(notification);
  await settle();
  expect(clock.pending).toBe(1);
  queue.stop();
  expect(clock.pending).toBe(0);
});

import { pino } from 'pino';
import { expect, test } from 'vitest';
import { makeMetrics } from '../metrics.ts';
import { FakeClock, settle } from '../testing/fake-clock.ts';
import { newDevice } from '../testing/push-service.ts';
import { ann } from '../testing/stored-things.ts';
import { Courier } from './courier.ts';
import { Vouchers } from './vouchers.ts';

test('a slow service holds up neither the house nor its memory: some are under way, some wait, the rest is dropped', async () => {
  const answers: ((status: number) => void)[] = [];
  const metrics = makeMetrics();
  const courier = new Courier({
    clock: new FakeClock(),
    log: pino({ level: 'silent' }),
    metrics,
    vouchers: new Vouchers(Buffer.alloc(32, 1), 'https://example.org'),
    post: () => new Promise((resolve) => answers.push(resolve)),
    gone: async () => undefined,
  });
  const { line } = newDevice('https://push.test/phone');
  const call = { to: { user: ann, line, keptAt: 0 }, text: '{}', topic: 'table1', keepFor: 60 };
  const count = async (came: string) =>
    Number(new RegExp(`calls_total{came="${came}"} (\\d+)`).exec(await metrics.registry.metrics())?.[1] ?? 0);

  for (let n = 0; n < 2020; n++) courier.bring(call);
  await settle();
  expect(answers).toHaveLength(16);
  expect(await count('dropped')).toBe(4);

  for (const answer of answers.splice(0)) answer(201);
  await settle();
  expect(answers).toHaveLength(16);
  expect(await count('brought')).toBe(16);

  courier.stop();
  for (const answer of answers.splice(0)) answer(201);
  await settle();
  expect(answers).toEqual([]);
});

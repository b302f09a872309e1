import { expect, test } from 'vitest';
import { type Motion, motionQueue } from './motion-queue.ts';

function motion(length = 300) {
  let end = () => {};
  const told: string[] = [];
  const one: Motion = {
    length,
    start(speed) {
      told.push(`start ${speed}`);
      const finished = new Promise<void>((resolve) => {
        end = resolve;
      });
      return { finished, skip: () => told.push('skip') };
    },
    drop: () => told.push('drop'),
  };
  return { one, told, end: () => end() };
}
const soon = () => Promise.resolve().then(() => {});

test('motions go one after another', async () => {
  const queue = motionQueue();
  const [a, b] = [motion(), motion()];
  queue.add(a.one);
  queue.add(b.one);
  expect([a.told, b.told, queue.size]).toEqual([['start 1'], [], 2]);
  a.end();
  await soon();
  expect([b.told, queue.size]).toEqual([['start 1'], 1]);
});

test('its length is that of what runs and what waits', async () => {
  const queue = motionQueue();
  const [a, b] = [motion(1000), motion(400)];
  queue.add(a.one);
  queue.add(b.one);
  expect(queue.length).toBe(1400);
  a.end();
  await soon();
  expect(queue.length).toBe(400);
  b.end();
  await soon();
  expect(queue.length).toBe(0);
});

test('[WB-ONL-1] a race ends them all in the same task', async () => {
  const queue = motionQueue();
  const [a, b] = [motion(), motion()];
  queue.add(a.one);
  queue.add(b.one);
  queue.skip();
  expect([a.told, b.told, queue.size]).toEqual([['start 1', 'skip'], ['drop'], 0]);
  a.end();
  await soon();
  expect(b.told).toEqual(['drop']);
});

test('each motion starts at the speed that is wanted then', async () => {
  let speed = 2;
  const queue = motionQueue(() => speed);
  const [a, b] = [motion(), motion()];
  queue.add(a.one);
  queue.add(b.one);
  speed = 6;
  a.end();
  await soon();
  expect([a.told, b.told]).toEqual([['start 2'], ['start 6']]);
});

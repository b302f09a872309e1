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

test('more than two and a half seconds of them play at triple speed', async () => {
  const queue = motionQueue();
  const all = [motion(1000), motion(1000), motion(1000), motion(1000)];
  for (const { one } of all) queue.add(one);
  all[0]?.end();
  await soon();
  expect(all[1]?.told).toEqual(['start 3']);
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

test('whoever wants it quick sees it at double speed, and is patient for as long', async () => {
  const queue = motionQueue(() => 2);
  const all = [motion(2400), motion(2400), motion(2400), motion(2400)];
  for (const { one } of all) queue.add(one);
  for (const { end } of all) {
    end();
    await soon();
  }
  expect(all.map(({ told }) => told)).toEqual([['start 2'], ['start 6'], ['start 2'], ['start 2']]);
});

import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { Repeating } from './repeating.ts';

function repeating(pause: number | undefined) {
  const clock = new FakeClock();
  const waiting: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  let runs = 0;
  const work = () =>
    new Promise<number | undefined>((resolve, reject) => {
      runs += 1;
      waiting.push({ done: () => resolve(pause), fail: reject });
    });
  const loop = new Repeating({ clock, work, onError: (error) => errors.push(error), retry: 500 });
  const end = async (error?: Error) => {
    const run = waiting.shift();
    if (error === undefined) run?.done();
    else run?.fail(error);
    await settle();
  };
  return { clock, loop, end, errors, runs: () => runs };
}

test('runs again after the pause that the work asks for, never twice at the same time', async () => {
  const { clock, loop, end, runs } = repeating(100);
  loop.start(10);
  loop.start(10);
  await clock.pass(1000);
  expect(runs()).toBe(1);
  await end();
  await clock.pass(99);
  expect(runs()).toBe(1);
  await clock.pass(1);
  expect(runs()).toBe(2);
});

test('a poke runs at once, or once more after the run that is under way', async () => {
  const { clock, loop, end, runs } = repeating(undefined);
  loop.poke();
  loop.poke();
  loop.poke();
  expect(runs()).toBe(1);
  await end();
  expect(runs()).toBe(2);
  await end();
  await clock.pass(10_000);
  expect(runs()).toBe(2);
  expect(clock.pending).toBe(0);
});

test('after an error it tries again later', async () => {
  const { clock, loop, end, errors, runs } = repeating(100);
  loop.poke();
  await end(new Error('no'));
  expect(errors).toEqual([new Error('no')]);
  await clock.pass(499);
  expect(runs()).toBe(1);
  await clock.pass(1);
  expect(runs()).toBe(2);
});

test('stopping waits for the run that is under way, and no other one follows', async () => {
  const { clock, loop, end, runs } = repeating(100);
  loop.poke();
  loop.poke();
  const stopped = loop.stop();
  await end();
  await stopped;
  loop.poke();
  loop.start(0);
  await clock.pass(1000);
  expect([runs(), clock.pending]).toEqual([1, 0]);
});

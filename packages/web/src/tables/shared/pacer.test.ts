import { expect, test } from 'vitest';
import { pacer } from './pacer.ts';

function paced(pace = 1) {
  const told: string[] = [];
  let timer: { readonly wait: number; readonly act: () => void } | undefined;
  const one = pacer<string>({
    timeOf: (thing) => Number(thing.split(' ')[1]),
    show: (thing, waiting) => told.push(`${thing ?? 'nothing'} +${waiting}`),
    speed: () => pace,
    after: (wait, act) => {
      timer = { wait, act };
      return () => {
        timer = undefined;
      };
    },
  });
  return { ...one, told, wait: () => timer?.wait, go: () => timer?.act() };
}

test('things are shown one after another, each for its time, and then nothing', () => {
  const one = paced();
  one.add(['a 600', 'b 900']);
  expect([one.told, one.wait()]).toEqual([['a 600 +1'], 600]);
  one.go();
  expect(one.wait()).toBe(900);
  one.go();
  expect(one.told).toEqual(['a 600 +1', 'b 900 +0', 'nothing +0']);
});

test('what comes meanwhile waits its turn', () => {
  const one = paced();
  one.add(['a 600']);
  one.add(['b 600']);
  expect(one.told).toEqual(['a 600 +0']);
  one.go();
  expect(one.told).toEqual(['a 600 +0', 'b 600 +0']);
});

test.each([
  [1, 2500, 2500],
  [1, 2501, 2501 / 3],
  [2, 2500, 1250],
  [2, 2501, 2501 / 6],
  [0.5, 2500, 5000],
  [0.5, 2501, 2501 / 1.5],
])('at speed %d, %d ms of it wait %d ms', (pace, length, wait) => {
  const one = paced(pace);
  one.add([`a ${length}`]);
  expect(one.wait()).toBe(wait);
});

test('skipping shows nothing more, and what comes later is shown again', () => {
  const one = paced();
  one.add(['a 600', 'b 600']);
  one.skip();
  expect([one.told, one.wait()]).toEqual([['a 600 +1', 'nothing +0'], undefined]);
  one.add(['c 600']);
  expect(one.told.at(-1)).toBe('c 600 +0');
});

import { afterEach, expect, test, vi } from 'vitest';
import { keptList } from './kept-list.ts';

const isNumber = (one: unknown): one is number => typeof one === 'number';
const of = (newestAt: 'start' | 'end') => keptList({ key: 'saloon.some', most: 3, newestAt, isOne: isNumber });

/** A browser's storage that holds this and nothing else. */
function storing(kept: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a list is kept under its key and read back', () => {
  const kept = new Map<string, string>();
  storing(kept);
  expect(of('start').read()).toEqual([]);
  expect(of('start').keep([1, 2])).toEqual([1, 2]);
  expect([...kept]).toEqual([['saloon.some', '[1,2]']]);
  expect(of('start').read()).toEqual([1, 2]);
});

test('what is too much is cut where the oldest stand', () => {
  const kept = new Map<string, string>();
  storing(kept);
  expect(of('start').keep([4, 3, 2, 1])).toEqual([4, 3, 2]);
  expect(kept.get('saloon.some')).toBe('[4,3,2]');
  expect(of('end').keep([1, 2, 3, 4])).toEqual([2, 3, 4]);
  expect(kept.get('saloon.some')).toBe('[2,3,4]');
});

test('what is broken is left out before anything is cut', () => {
  expect(of('start').parse('["x", 5, null, 4, 3, 2]')).toEqual([5, 4, 3]);
  expect(of('end').parse('[1, 2, 3, 4, "x"]')).toEqual([2, 3, 4]);
  for (const broken of [null, '', '{', '{}', '5']) expect(of('start').parse(broken)).toEqual([]);
});

test('without storage the list is empty, and nothing fails', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(of('start').read()).toEqual([]);
  expect(of('start').keep([4, 3, 2, 1])).toEqual([4, 3, 2]);
});

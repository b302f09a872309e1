import { expect, test } from 'vitest';
import { shorterPath, shorterPaths } from './shorter-path.ts';

test('numbers keep one decimal, and are apart where they need it', () => {
  expect(shorterPath('M234.875 18.78c-26.087 2.367-.04.26.3.44')).toBe('M234.9 18.8c-26.1 2.4 0 .3.3.4');
  expect(shorterPath('m1,2 3.04-4.96L10.0 1e2z')).toBe('m1 2 3-5L10 100z');
});

test('the flags of an arc stay what they are, also without spaces', () => {
  expect(shorterPath('M1 2a127.867 127.867 0 1 0 61.614 76.03')).toBe('M1 2a127.9 127.9 0 1 0 61.6 76');
  expect(shorterPath('a8.583 14.437 82.068 01.003.26')).toBe('a8.6 14.4 82.1 0 1 0 .3');
});

test('a bad path is refused, and every path of an icon is shortened', () => {
  expect(() => shorterPath('M1 2?')).toThrow('a number should stand at "?"');
  expect(shorterPaths('<path d="M1.26 2"/><path fill="red" d="M3.33 4"/>')).toBe(
    '<path d="M1.3 2"/><path fill="red" d="M3.3 4"/>',
  );
});

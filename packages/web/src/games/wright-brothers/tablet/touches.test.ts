import { expect, test } from 'vitest';
import { slapsOf } from './touches.ts';

const BOX = { left: 0, top: 0, width: 1000, height: 800 };
const touch = (clientX: number, clientY: number) => ({ clientX, clientY });

test('hands that fall in one event fall at the same time, and a palm counts once', () => {
  const touches = [touch(500, 700), touch(520, 710), touch(100, 400)];
  expect(slapsOf(touches, 1234.5, 10_000, BOX, 4)).toEqual([
    { seat: 0, touchedAt: 11_234.5 },
    { seat: 1, touchedAt: 11_234.5 },
  ]);
});

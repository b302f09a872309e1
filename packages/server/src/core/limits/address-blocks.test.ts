import { expect, test } from 'vitest';
import { AddressBlocks } from './address-blocks.ts';

const SECOND = 1000;

function blocksOf(blockLongest: number) {
  const clock = { now: 0 };
  return {
    clock,
    blocks: new AddressBlocks({ blockFirst: 10 * SECOND, blockLongest, forgiveAfter: 600 * SECOND }, () => clock.now),
  };
}

test('each flood doubles the block of an address, up to the longest', () => {
  const { clock, blocks } = blocksOf(60 * SECOND);
  const lengths = [];
  for (let i = 0; i < 5; i++) {
    lengths.push(blocks.block('192.0.2.1'));
    clock.now += blocks.blockedFor('192.0.2.1');
  }
  expect(lengths).toEqual([10, 20, 40, 60, 60].map((seconds) => seconds * SECOND));
  expect(blocks.blockedFor('192.0.2.1')).toBe(0);
});

test('an address that is blocked already is not blocked longer, and others are not blocked', () => {
  const { clock, blocks } = blocksOf(60 * SECOND);
  expect(blocks.block('192.0.2.1')).toBe(10 * SECOND);
  expect(blocks.block('192.0.2.1')).toBeUndefined();
  clock.now = 9999;
  expect(blocks.blockedFor('192.0.2.1')).toBe(1);
  expect(blocks.blockedFor('192.0.2.2')).toBe(0);
  expect(blocks.size).toBe(1);
  clock.now = 10_000;
  expect(blocks.size).toBe(0);
});

test('an address that stays quiet long enough starts over', () => {
  const { clock, blocks } = blocksOf(60 * SECOND);
  blocks.block('192.0.2.1');
  clock.now = 10 * SECOND + 600 * SECOND;
  expect(blocks.block('192.0.2.1')).toBe(20 * SECOND);
  clock.now += 20 * SECOND + 600 * SECOND + 1;
  expect(blocks.block('192.0.2.1')).toBe(10 * SECOND);
});

test('a longest block of 0 blocks nobody', () => {
  const { blocks } = blocksOf(0);
  expect(blocks.block('192.0.2.1')).toBeUndefined();
  expect(blocks.blockedFor('192.0.2.1')).toBe(0);
});

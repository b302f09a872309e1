import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { isOwnDeal } from './own-deal.ts';

test('only a game that this browser dealt from the start is its own deal', () => {
  const solo = { type: 'solo', table: 'table1', isBefore: false } as const;
  const none = { redeals: [] };
  expect(isOwnDeal(solo, none)).toBe(true);
  expect(isOwnDeal(solo, { redeals: [{ step: 3, seat: seat(0) }] })).toBe(false);
  expect(isOwnDeal({ ...solo, isBefore: true }, none)).toBe(false);
  expect(isOwnDeal({ type: 'server', table: 'table1' }, none)).toBe(false);
  expect(isOwnDeal({ type: 'file', text: '' }, none)).toBe(false);
});

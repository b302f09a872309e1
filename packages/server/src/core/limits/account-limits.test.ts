import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { AccountLimits } from './account-limits.ts';

const [ann, bob] = [userId('ann'), userId('bob')];
const count = (may: () => boolean): number => Array.from({ length: 500 }, may).filter((is) => is).length;

test('each account has its own budget of requests, contacts and chat, which refills', () => {
  let now = 0;
  const limits = new AccountLimits(() => now);
  expect(count(() => limits.mayAsk(ann))).toBe(120);
  expect(count(() => limits.mayContact(ann))).toBe(20);
  expect(count(() => limits.mayTalk(ann))).toBe(30);
  expect(count(() => limits.mayAsk(bob))).toBe(120);
  now = 30_000;
  expect([count(() => limits.mayContact(ann)), count(() => limits.mayTalk(ann))]).toEqual([1, 30]);
  now = 3_600_000;
  expect(count(() => limits.mayAsk(ann))).toBe(120);
});

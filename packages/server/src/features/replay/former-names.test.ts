import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { withoutFormerNames } from './former-names.ts';

const [ann, bob] = [userId('ann'), userId('bob')];
const recording = {
  game: 'wright-brothers',
  rulesVersion: 1,
  options: {},
  seats: 2,
  seed: 'seed',
  inputs: [],
  names: ['Ann', 'Bob'],
  proof: { table: 't', serverSeed: 's', commitment: 'c', shares: [] },
  comments: [
    { step: 1, name: 'Bob', text: 'Nice' },
    { step: 2, name: 'Ann', text: 'Thanks' },
  ],
} as unknown as Parameters<typeof withoutFormerNames>[0];
const entries = [
  { type: 'commented', at: 1, name: 'Bob', step: 1, text: 'Nice', by: { user: bob, id: '1' } },
  { type: 'commented', at: 2, name: 'Ann', step: 2, text: 'Thanks', by: { user: ann, id: '2' } },
] as const;

test('a deleted name goes from the seats and the comments, with the proof that is bound to it', async () => {
  const found = await withoutFormerNames(recording, [ann, bob], entries, async (user) => user === bob);
  expect(found).toMatchObject({
    names: ['Ann', 'Former player'],
    comments: [{ name: 'Former player' }, { name: 'Ann' }],
  });
  expect(found).not.toHaveProperty('proof');
  expect(await withoutFormerNames(recording, [ann, bob], entries, async () => false)).toBe(recording);
});

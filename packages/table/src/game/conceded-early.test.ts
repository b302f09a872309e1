import { expect, test } from 'vitest';
import { ann, bob, TestTable } from '../testing/index.ts';

test('[BD-END-1] a table of The Duel survives a player who concedes before the attackers are chosen', () => {
  const table = new TestTable({ game: 'bang-duel', seats: ['me', 'open'] });
  table.come(ann, bob);
  table.must(bob, { type: 'sit', seat: 1 });
  table.at = 1000;
  table.must(ann, { type: 'start' });
  for (const user of [ann, bob]) table.attach(user);
  table.must(ann, { type: 'move', move: { type: 'concede' } });
  table.must(ann, { type: 'move', move: { type: 'concede' } });
  expect(table.table.info.phase).toBe('over');
  expect(table.rebuilt().info.phase).toBe('over');
});

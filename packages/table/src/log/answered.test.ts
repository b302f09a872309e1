import { type TableCommand, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { ann, bob, playing } from '../testing/index.ts';

test('however many come and talk, a move that is sent again is answered as before and not played again', () => {
  const table = playing([ann, bob]);
  const { offer } = table.attach(ann);
  const load: TableCommand = {
    type: 'move',
    move: offer.moves.find((move) => (move as { readonly type: string }).type === 'load'),
  };
  const first = table.do(ann, load, 'mine');
  expect(first).toMatchObject({ ok: true });
  const before = table.hash;
  const wave: TableCommand = { type: 'emote', emote: 'nice' };
  for (let i = 0; i < 200; i++) {
    const watcher = userId(`watcher${i}`);
    table.come(watcher);
    expect(table.do(watcher, wave, 'hi')).toMatchObject({ ok: true });
  }
  expect(table.do(ann, load, 'mine')).toEqual(first);
  expect(table.hash).toBe(before);
  expect(table.rebuilt().command(ann, 'Ann', 'mine', load, table.at)).toEqual(first);
  // Of those who only watch the last are remembered, and a table does not grow with its crowd.
  expect(table.table.isAnswered(userId('watcher199'), 'hi')).toBe(true);
  expect(table.table.isAnswered(userId('watcher0'), 'hi')).toBe(false);
});

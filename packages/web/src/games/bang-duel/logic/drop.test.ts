import { expect, test } from 'vitest';
import { situation } from '../testing/fixture.ts';
import { readDrop } from './drop.ts';
import { narrow } from './narrow.ts';
import { spotKey, spotsOf } from './spots.ts';

test('[BD-PLAY-5] a card let go over one of its targets means that target, over another nothing', () => {
  const given = situation('robbery');
  const move = given.moves.find((one) => one.type === 'play' && one.take !== undefined);
  if (move?.type !== 'play') throw new Error('no such move');
  const [, aim] = spotsOf(move, given.view);
  if (aim === undefined) throw new Error('no target');
  const draft = readDrop(given, move.card, 1, spotKey(aim));
  expect(draft && narrow(given, draft).left.map((one) => one.move)).toContain(move);
  expect(readDrop(given, move.card, 1, 'character nobody')).toBeUndefined();
});

test('let go over the street a card is picked, and one that cannot be played is not', () => {
  const given = situation('bang-spent');
  const open = given.moves.find((one) => one.type === 'play');
  if (open?.type === 'play') expect(readDrop(given, open.card, 1, 'street')?.picks).toHaveLength(1);
  expect(readDrop(situation('waiting'), 'colt:law:dynamite', 1, 'street')).toBeUndefined();
});

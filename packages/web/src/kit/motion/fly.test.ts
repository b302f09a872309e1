import { expect, test } from 'vitest';
import { type Spot, spotsIn } from './fly.ts';

/** A page as far as places are asked for: what is hidden has no size, and its corner is that of the page. */
function pageOf(places: Readonly<Record<string, Spot>>): ParentNode {
  const elements = Object.entries(places).map(([place, spot]) => ({
    getAttribute: () => place,
    getBoundingClientRect: () => spot,
  }));
  return { querySelectorAll: () => elements } as unknown as ParentNode;
}

test('what is hidden while spots are taken has none, so that nothing flies from the corner of the page', () => {
  const deck = { x: 0, y: 0, width: 0, height: 0 };
  const seat = { x: 230, y: 86, width: 215, height: 96 };
  expect([...spotsIn(pageOf({ deck, 'seat-1': seat }))]).toEqual([['seat-1', seat]]);
});

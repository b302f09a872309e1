import { expect, test } from 'vitest';
import { figureBody } from '../../../kit/figures/figures.ts';
import { FIGURES } from './figures.ts';

/** A figure as somebody sees it who can't tell colors apart. */
const shapeOf = (body: string): string => body.replace(/#[\da-f]{3,6}/g, '#');

test('each character has a shape of its own, not only other colors', () => {
  const byShape = Object.groupBy(Object.entries(FIGURES), ([, figure]) => shapeOf(figureBody(figure)));
  const alike = Object.values(byShape).map((all) => all?.map(([id]) => id) ?? []);
  expect(alike.filter((ids) => ids.length > 1)).toEqual([]);
});

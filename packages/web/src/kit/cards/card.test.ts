import type { ComponentChild, VNode } from 'preact';
import { expect, test } from 'vitest';
import { Back, Card, type CardSize, type Face } from './card.tsx';

const isElement = (child: unknown): child is VNode<{ readonly children?: unknown }> =>
  typeof child === 'object' && child !== null && 'props' in child;

/** What is inside of it, element by element. */
function elementsIn(child: unknown): readonly ComponentChild[] {
  if (Array.isArray(child)) return child.flatMap(elementsIn);
  if (!isElement(child)) return [];
  const inner = elementsIn(child.props.children);
  return typeof child.type === 'string' ? [child.type, ...inner] : inner;
}

const ICON: Face = { plate: 'travel', name: 'Move', art: '<path d="M1 2h3"/>', index: '1' };
const NUMBER: Face = { plate: 'harm', name: 'Bullets', big: '3', index: '3' };

test('the smallest cards are one element each, and a large number is the only thing inside of one', () => {
  expect(elementsIn(Card({ size: 'xs', face: ICON }))).toEqual(['span']);
  expect(elementsIn(Card({ size: 'xs', face: NUMBER }))).toEqual(['span', 'b']);
  expect(elementsIn(Back({ size: 'xs' }))).toEqual(['span']);
});

test('the smallest backs are the items of a list that has nothing else', () => {
  expect(elementsIn(Back({ size: 'xs', tag: 'li' }))).toEqual(['li']);
});

test.each<CardSize>(['s', 'm', 'l', 'xl'])('cards of size %s have their index on a paper of its own', (size) => {
  expect(elementsIn(Card({ size, face: NUMBER })).filter((one) => one === 'span').length).toBeGreaterThan(1);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGURES, figureBody } from '../figures/figures.ts';
import { backPrint } from './back-print.ts';
import { artPrint, facePrint, portraitPrint, printClass } from './face-print.ts';
import { PLATES } from './plates.ts';

const idsIn = (svg: string) => [...svg.matchAll(/id="(\w+)"/g)].map(([, id]) => id);
const usedIn = (svg: string) => [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);

test.each(PLATES)('the print of a %s card has all that it refers to', (plate) => {
  const { svg } = facePrint(plate);
  expect(usedIn(svg).length).toBeGreaterThan(0);
  for (const id of usedIn(svg)) expect(idsIn(svg)).toContain(id);
});

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

test.each(PLATES)('the print of a %s card has the colours of the house', (plate) => {
  const colour = new RegExp(`--plate-${plate}: (#\\w+)`).exec(tokens)?.[1];
  const paper = /--paper: (#\w+)/.exec(tokens)?.[1];
  expect(facePrint(plate).svg).toContain(`fill="${colour}"`);
  expect(facePrint(plate).svg).toContain(`stop-color="${paper}"`);
});

test('the icon on a print is drawn with the ink of plates, and whatever is drawn inherits it', () => {
  const ink = /--plate-ink: (#\w+)/.exec(tokens)?.[1];
  const { svg } = artPrint('<path d="M1 2h3"/>');
  expect(svg).toContain('<path d="M1 2h3"/>');
  expect(svg).toContain(`fill="${ink}" color="${ink}"`);
});

test.each(FIGURES)('the portrait of %s is cut off at the plate and refers to nothing it has not', (figure) => {
  const { svg, width, height } = portraitPrint(figureBody(figure));
  expect(usedIn(svg)).toContain('c');
  for (const id of usedIn(svg)) expect(idsIn(svg)).toContain(id);
  expect(height / width).toBeCloseTo(1.4, 1);
});

test('cards with other drawings have other classes, and the same drawing the same', () => {
  const bodies = FIGURES.map(figureBody);
  expect(new Set(bodies.map(printClass)).size).toBe(bodies.length);
  expect(printClass('<path d="M1 2h3"/>')).toBe(printClass('<path d="M1 2h3"/>'));
  for (const body of bodies) expect(printClass(body)).toMatch(/^p-[0-9a-z]+$/);
});

test('every kind of card is ruled in a way of its own, not only coloured', () => {
  const rulings = PLATES.map((plate) => /<pattern.*?(?:<\/pattern>|\/>)/s.exec(facePrint(plate).svg)?.[0]);
  expect(rulings).not.toContain(undefined);
  expect(new Set(rulings).size).toBe(PLATES.length);
});

test('a back wears its two colours and its medal, and refers to nothing it has not', () => {
  const { svg, width, height } = backPrint({ cloth: '#123456', thread: '#abcdef' }, '<path d="M1 2h3"/>');
  for (const part of ['#123456', '#abcdef', '<path d="M1 2h3"/>']) expect(svg).toContain(part);
  for (const id of usedIn(svg)) expect(idsIn(svg)).toContain(id);
  expect(height / width).toBeCloseTo(1.4, 1);
});

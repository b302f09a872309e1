import { expect, test } from 'vitest';
import { situation } from '../testing/fixture.ts';
import { countsAs } from './counts.ts';
import { type Draft, NO_DRAFT, narrow } from './narrow.ts';

test('[BD-HIT-10] against Tex what is lit after the miss pays for it, and is no miss itself', () => {
  const tex = situation('tex');
  const first = narrow(tex, NO_DRAFT);
  const missed: Draft = { picks: [{ spot: { type: 'hand', card: 'missed:outlaw:barrel' }, key: 3 }], way: undefined };
  expect(countsAs(tex, first, missed, 'robbery:outlaw:horseshoe', -1)).toBe('pays');
  expect(countsAs(tex, first, missed, 'missed:outlaw:snake', -1)).toBe('pays');
  expect(countsAs(tex, first, missed, 'missed:outlaw:barrel', 0)).toBeUndefined();
  expect(countsAs(tex, first, missed, 'robbery:outlaw:horseshoe', 1)).toBe('pays');
  expect(countsAs(tex, first, NO_DRAFT, 'missed:outlaw:barrel', -1)).toBeUndefined();
});

test('[BD-CHAR-TUCO] a card that can only be fired as a Colt says so', () => {
  const tuco = situation('tuco');
  const first = narrow(tuco, NO_DRAFT);
  const colts = tuco.moves.flatMap((move) => (move.type === 'play' && move.as === 'colt' ? [move.card] : []));
  const only = colts.filter((card) =>
    tuco.moves.every((move) => !('card' in move) || move.card !== card || (move.type === 'play' && move.as === 'colt')),
  );
  expect(only.length).toBeGreaterThan(0);
  for (const card of only) expect(countsAs(tuco, first, NO_DRAFT, card, -1)).toBe('as-colt');
});

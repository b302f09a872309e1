import { expect, test } from 'vitest';
import { ann, bob, fixture } from '../testing/fixture.ts';
import { beatsOf, shownFor } from './story.ts';

test('[C45-PAY-2] a charge is folded into its payment, which shows notes and change', () => {
  const events = fixture('fine-paid').events;
  const charged = events.find(({ type }) => type === 'charged');
  const paid = events.find(({ type }) => type === 'paid');
  if (charged === undefined || paid === undefined) throw new Error('Cannot test a payment: the fixture has none');
  expect(beatsOf(charged)).toBe(0);
  expect(beatsOf(paid)).toBeGreaterThan(0);
  expect(shownFor(paid)).toMatchObject({ type: 'payment', cards: [{ value: 100_000 }], change: [{ value: 50_000 }] });
});

test('[C45-COW-3] a shot shows its cards, its strength and what fell to the cap', () => {
  const cards = ['bullet-6', 'bullet-6'] as const;
  expect(shownFor({ type: 'shot', seat: ann, target: bob, cards, sum: 12, strength: 7, lost: 5 })).toEqual({
    type: 'weapons',
    cards,
    strength: 7,
    lost: 5,
  });
});

test('a fallen cowboy is lost, one who rides is not', () => {
  const fell = fixture('fell').events.find(({ type }) => type === 'fell');
  expect(fell && shownFor(fell)).toMatchObject({ type: 'cowboy', isLost: true });
});

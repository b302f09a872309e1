import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../wire.ts';
import { flightsFor, type Hands } from './flights.ts';

const [vera, anna] = [seat(0), seat(1)];
const hands = (more: Partial<Hands> = {}): Hands => ({
  you: vera,
  left: [],
  came: [],
  sideOf: (one) => (one === vera ? 'law' : 'outlaw'),
  ...more,
});
const played = (card: 'colt:law:dynamite' | 'hat:law:horseshoe'): Event => ({
  type: 'played',
  seat: vera,
  character: 'annie-oakley',
  card,
  as: 'self',
  isCounted: true,
});

test('[BD-DECK-5] a played card flies from its place in the hand onto the discard pile', () => {
  const left = [{ key: 4, card: 'colt:law:dynamite' }] as const;
  expect(flightsFor([played('colt:law:dynamite')], hands({ left }))).toEqual([
    [{ from: 'hand-4', to: 'discard', kind: 'card' }],
  ]);
});

test('[BD-PLAY-3] equipment flies to its bearer and not to the pile', () => {
  const left = [{ key: 2, card: 'hat:law:horseshoe' }] as const;
  const equipped: Event = { type: 'equipped', seat: vera, character: 'pat-garrett', card: 'hat:law:horseshoe' };
  expect(flightsFor([played('hat:law:horseshoe'), equipped], hands({ left }))).toEqual([
    [{ from: 'hand-2', to: 'gear-pat-garrett-hat', kind: 'card' }],
  ]);
});

test('own cards land face up in the fan, those of the opponent face down at the plate', () => {
  const drew = (who: typeof vera, deck: 'law' | 'outlaw'): Event => ({
    type: 'drew',
    seat: who,
    cards: [who === vera ? 'missed:law:snake' : 'outlaw-back'],
    deck,
    why: 'phase',
  });
  const came = [{ key: 9, card: 'missed:law:snake' }] as const;
  expect(flightsFor([drew(vera, 'law'), drew(anna, 'outlaw')], hands({ came }))).toEqual([
    [{ from: 'deck-law', to: 'hand-9', kind: 'card' }],
    [{ from: 'deck-outlaw', to: 'seat-1', kind: 'back', like: 'deck-outlaw' }],
  ]);
});

test('[BD-POS-1] a swap moves the token, not the characters', () => {
  const moved: Event = { type: 'token-moved', seat: anna, to: 'tom-horn', by: anna, why: 'free' };
  expect(flightsFor([moved], hands())).toEqual([[{ from: 'token-outlaw', to: 'token-outlaw', kind: 'card' }]]);
});

test('a card taken out of a hand comes from its owner’s plate, one in play from its bearer', () => {
  const taken = (from: 'hand' | 'tom-horn'): Event => ({
    type: 'card-taken',
    seat: vera,
    victim: anna,
    from,
    card: 'hat:outlaw:horseshoe',
    to: 'discard',
    why: 'robbery',
  });
  expect(flightsFor([taken('hand'), taken('tom-horn')], hands())).toEqual([
    [{ from: 'seat-1', to: 'discard', kind: 'card' }],
    [{ from: 'gear-tom-horn-hat', to: 'discard', kind: 'card' }],
  ]);
});

import type { Lang, Seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, inside, table } from '../testing/sample.ts';
import type { Event } from '../wire.ts';
import { happened } from './happened.ts';

const view = table();
const told = (event: Event, you: Seat = ann, lang: Lang = 'en') =>
  happened(event, { before: view, after: view, you, lang, names: (seat) => `player ${seat}` });

const punch = {
  type: 'punched',
  bandit: 'doc',
  seat: bob,
  target: 'ghost',
  targetSeat: ann,
  place: inside(1),
} as const;

test('[CE-PUNCH-2] a punch tells its victim what fell, who did it and what it was worth', () => {
  const event: Event = { ...punch, loot: 'purse', value: 500, isKept: false, why: 'chosen' };
  expect(told(event)).toEqual({
    kind: 'loss',
    amount: '−$500',
    place: 'figure-ghost',
    sentence: 'Doc knocked a $500 purse out of your hands.',
  });
  expect(told(event, ann, 'ru')?.sentence).toBe('Док выбивает у\u00a0вас из рук кошелёк ($500).');
  expect(told(event, bob)).toBeUndefined();
});

test('[CE-PUNCH-1] a punch without loot is a hit, and a purse of unknown value has no amount', () => {
  expect(told({ ...punch, isKept: false, why: 'chosen' })).toMatchObject({ kind: 'hit', sentence: 'Doc punched you.' });
  const kept: Event = { ...punch, bandit: 'cheyenne', loot: 'purse', value: 'face-down', isKept: true, why: 'chosen' };
  expect(told(kept)).toMatchObject({ kind: 'loss', amount: undefined });
  expect(told({ ...kept, value: 300 }, bob)).toMatchObject({ kind: 'gain', amount: '+$300' });
});

test('[CE-FIRE-1] a shot is told to its target only', () => {
  const shot = { type: 'shot', bandit: 'doc', seat: bob, target: 'ghost', targetSeat: ann } as const;
  const event: Event = { ...shot, from: inside(1), to: inside(2), bullet: 3, bulletsLeft: 4, why: 'chosen' };
  expect(told(event)).toMatchObject({ kind: 'hit', amount: '+1 bullet', place: 'figure-ghost' });
  expect(told(event, bob)).toBeUndefined();
});

test('[CE-ROB-1] what you take is a gain, at its printed value or as only you know it', () => {
  const rob = {
    type: 'robbed',
    bandit: 'ghost',
    seat: ann,
    place: inside(2),
    cause: 'robbery',
    why: 'chosen',
  } as const;
  expect(told({ ...rob, loot: 'jewel' })).toMatchObject({ kind: 'gain', amount: '+$500' });
  expect(told({ ...rob, loot: 'purse', value: 250 })?.sentence).toBe('You took a $250 purse.');
});

test('[CE-EXEC-5] a card of yours that does nothing says why', () => {
  const event: Event = { type: 'fizzled', seat: ann, bandit: 'ghost', card: 'fire', why: 'empty-revolver' };
  expect(told(event)?.sentence).toBe('Your Fire did nothing: your revolver is empty.');
  expect(told(event, bob)).toBeUndefined();
});

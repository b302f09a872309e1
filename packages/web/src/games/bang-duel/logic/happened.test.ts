import { LANGS, type Lang, type Seat, seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { FIXTURES, situation } from '../testing/fixture.ts';
import type { ChainLink, Event, View } from '../wire.ts';
import { happened } from './happened.ts';

const [ann, bob] = [seat(0), seat(1)];
const [first] = FIXTURES;
if (first === undefined) throw new Error('Cannot test without a fixture');
const { view } = situation(first);
const shotgun: ChainLink = {
  type: 'card',
  character: 'tuco-ramirez',
  card: 'shotgun:outlaw:horseshoe',
  as: 'self',
  isRepeat: false,
};
const told = (event: Event, you: Seat, lang: Lang = 'en', chain: View['chain'] = [shotgun]) => {
  const at: View = { ...view, chain };
  return happened(event, { before: at, after: at, you, lang, names: (one) => (one === ann ? 'Ann' : 'Bob') });
};
const lost: Event = { type: 'health-lost', seat: ann, character: 'annie-oakley', health: 2, kind: 'hit', by: bob };

test('[BD-LOSS-1] a lost health names the card behind it, at the character', () => {
  expect(told(lost, ann)).toEqual({
    kind: 'hit',
    amount: '−1',
    place: 'character-annie-oakley',
    sentence: 'The law’s Shotgun: Annie Oakley loses 1 health, 2 left.',
  });
  expect(told(lost, ann, 'ru')?.sentence).toMatch(/^«Дробовик» закона: Энни Оукли теряет/);
  expect(told(lost, bob)).toBeUndefined();
});

test('[BD-LOSS-1] without a card in the chain the loss is told alone; dynamite and the like name themselves', () => {
  expect(told(lost, ann, 'en', [])?.sentence).toBe('Annie Oakley loses 1 health, 2 left.');
  expect(told({ ...lost, kind: 'dynamite' }, ann)?.sentence).toMatch(/^Dynamite: /);
});

test('[BD-HIT-4] a Barrel that stops the shot is a gain; your own Missed! is your own choice', () => {
  const stopped = { type: 'hit-cancelled', seat: ann, target: 'annie-oakley' } as const;
  expect(told({ ...stopped, how: 'barrel' }, ann)).toMatchObject({ kind: 'gain', amount: 'blocked' });
  expect(told({ ...stopped, how: 'card', card: 'missed:law:snake' }, ann)).toBeUndefined();
});

test('[BD-LOSS-1] a loss by your own card names the card alone', () => {
  expect(told({ ...lost, by: ann }, ann)?.sentence).toBe('Shotgun: Annie Oakley loses 1 health, 2 left.');
});

test('a stolen card is a loss of its victim only, who reads of the sides and of themselves', () => {
  const event: Event = {
    type: 'card-taken',
    seat: bob,
    victim: ann,
    from: 'hand',
    card: 'missed:law:snake',
    to: 'hand',
    why: 'robbery',
  };
  expect(told(event, ann)).toMatchObject({ kind: 'loss', amount: '−1 card', place: 'hand' });
  expect(told(event, bob)).toBeUndefined();
  for (const lang of LANGS) {
    const sentence = told(event, ann, lang)?.sentence;
    expect(sentence).not.toMatch(/Ann|Bob|игрока/);
    expect(sentence).toMatch(
      { en: /^Robbery: the law takes .* your hand/, ru: /^«Грабёж»: закон забирает .*вашей руки/ }[lang],
    );
  }
});

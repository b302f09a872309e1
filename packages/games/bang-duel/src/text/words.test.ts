import { sentences } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, type Face } from '../rules/card-ids.ts';
import { CARD_NAMES, CHARACTERS, type CharacterId } from '../rules/data.ts';
import * as en from './grammar-en.ts';
import * as ru from './grammar-ru.ts';
import { names as ruNames } from './names-ru.ts';
import { backsIn, capital, marksOf } from './words.ts';

const labels: [card: CardId, en: string, ru: string][] = [
  ['beer:outlaw:barrel', 'Beer', '«Пиво»'],
  ['colt:law:dynamite', 'Colt (law)', '«Кольт» (закон)'],
  ['knife:outlaw:snake', 'Knife (snake)', '«Нож» (змея)'],
  ['missed:law:barrel', 'Missed! (law, barrel)', '«Мимо!» (закон, бочка)'],
  ['missed:outlaw:horseshoe', 'Missed! (outlaws, horseshoe)', '«Мимо!» (бандиты, подкова)'],
  ['hat:outlaw:horseshoe', 'Hat (outlaws)', '«Шляпу» (бандиты)'],
  ['schoolmarm:law:barrel', 'Schoolmarm (barrel)', '«Учительницу» (бочка)'],
];
test.each(labels)('%s is told from its namesakes: "%s", %s', (card, english, russian) => {
  expect(en.label(card)).toBe(english);
  expect(ru.label(card)).toBe(russian);
});

test('a card has as many marks as it takes to tell it from its namesakes, and no more', () => {
  expect(marksOf('beer:outlaw:barrel')).toEqual({ back: undefined, symbol: undefined });
  expect(marksOf('water:law:snake')).toEqual({ back: 'law', symbol: 'snake' });
  expect(marksOf('water:outlaw:barrel')).toEqual({ back: 'outlaw', symbol: undefined });
  for (const say of [en.label, ru.label]) expect(new Set(CARDS.map((card) => say(card))).size).toBe(CARDS.length);
});

const hidden: [faces: readonly Face[], en: string, ru: string][] = [
  [['law-back'], '1 law card', '1\u00a0карту закона'],
  [['outlaw-back', 'outlaw-back'], '2 outlaw cards', '2\u00a0карты бандитов'],
  [
    ['outlaw-back', 'law-back', 'law-back'],
    '2 law cards and 1 outlaw card',
    '2\u00a0карты закона и 1\u00a0карту бандитов',
  ],
  [['hat:law:horseshoe'], 'Hat', '«Шляпу»'],
  [['water:law:snake', 'hat:law:horseshoe'], '2 cards (Water and Hat)', '2\u00a0карты («Вода» и «Шляпа»)'],
  [
    ['colt:law:dynamite', 'colt:outlaw:dynamite', 'hat:law:horseshoe'],
    '3 cards (Colt ×2 and Hat)',
    '3\u00a0карты («Кольт» ×2 и «Шляпа»)',
  ],
  // A viewer who may not see all of them sees only the backs.
  [['colt:law:dynamite', 'law-back'], '2 law cards', '2\u00a0карты закона'],
];
test.each(hidden)('%j reads "%s", «%s»', (faces, english, russian) => {
  expect(en.those(faces)).toBe(english);
  expect(ru.those(faces)).toBe(russian);
});

test('backs are counted by side', () => {
  expect(backsIn([])).toEqual([]);
  expect(backsIn(['outlaw-back', 'missed:law:snake', 'outlaw-back'])).toEqual([
    { back: 'law', count: 1 },
    { back: 'outlaw', count: 2 },
  ]);
});

describe('characters in a sentence', () => {
  const english: [character: CharacterId, subject: string][] = [
    ['tom-horn', 'Tom Horn loses'],
    ['stranger', 'the Stranger loses'],
    ['lone-ranger', 'the Lone Ranger loses'],
    ['sundance-kid', 'the Sundance Kid loses'],
    ['dalton-brothers', 'the Dalton Brothers lose'],
  ];
  test.each(english)('%s: %s', (character, subject) => {
    expect(en.does(character, 'loses', 'lose')).toBe(subject);
  });

  const russian: [character: CharacterId, who: string, of: string, to: string, at: string][] = [
    ['tom-horn', 'Том Хорн теряет', 'Тома Хорна', 'Тому Хорну', 'Тома Хорна'],
    ['annie-oakley', 'Энни Оукли теряет', 'Энни Оукли', 'Энни Оукли', 'Энни Оукли'],
    ['cattle-kate', 'Скотокрадка Кэт теряет', 'Скотокрадки Кэт', 'Скотокрадке Кэт', 'Скотокрадку Кэт'],
    ['dalton-brothers', 'братья Далтоны теряют', 'братьев Далтонов', 'братьям Далтонам', 'братьев Далтонов'],
    ['doctor-schultz', 'доктор Шульц теряет', 'доктора Шульца', 'доктору Шульцу', 'доктора Шульца'],
    ['wild-bill', 'Дикий Билл теряет', 'Дикого Билла', 'Дикому Биллу', 'Дикого Билла'],
  ];
  test.each(russian)('%s: %s, %s, %s, %s', (character, who, of, to, at) => {
    expect(ru.does(character, 'теряет', 'теряют')).toBe(who);
    expect([ru.ofWhom(character), ru.toWhom(character), ru.atWhom(character)]).toEqual([of, to, at]);
  });

  test('the Russian name in a sentence is the name on the card', () => {
    for (const character of CHARACTERS) expect(capital(ru.who(character))).toBe(ruNames.characters[character].name);
  });
});

test('the Russian name of a card in a sentence is the name on the card', () => {
  for (const card of CARD_NAMES) expect(ru.card(card, 'what')).toBe(`«${ruNames.cards[card].name}»`);
});

test('sentences leave out what is not there, and begin with a capital', () => {
  expect(sentences('One.', undefined, false, '', 'Two.')).toBe('One. Two.');
  expect(capital('the Stranger')).toBe('The Stranger');
  expect(capital('братья Далтоны')).toBe('Братья Далтоны');
});

test('no full stop follows the name of a card that has its own', () => {
  expect(en.stop('Ann takes Missed!')).toBe('Ann takes Missed!');
  expect(en.stop('Ann takes Colt')).toBe('Ann takes Colt.');
});

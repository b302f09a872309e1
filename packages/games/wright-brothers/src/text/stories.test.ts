import { itemAt, type Names, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import type { Event, Finish, Move } from '../rules/moves.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const [jesse, billy, butch, robert] = [seat(0), seat(1), seat(2), seat(3)] as const;
const inEnglish: Names = (by) => itemAt(['Jesse', 'Billy', 'Butch', 'Robert'], by);
const inRussian: Names = (by) => itemAt(['Джесси', 'Билли', 'Бутч', 'Роберт'], by);

const moves: [move: Move, english: string, russian: string][] = [
  [{ type: 'discard', cards: ['3', '4', '7'] }, 'Throw 3, 4 and 7 onto the loot', 'Бросить в добычу 3, 4 и 7'],
  [{ type: 'discard', cards: ['7'] }, 'Throw a seven onto the loot', 'Бросить в добычу семёрку'],
  [{ type: 'discard', cards: ['6', '6', '6'] }, 'Throw three sixes onto the loot', 'Бросить в добычу три шестёрки'],
  [{ type: 'discard', cards: ['joker', 'joker'] }, 'Throw two Jokers onto the loot', 'Бросить в добычу двух джокеров'],
  [{ type: 'load', cards: ['miss', 'miss', 'miss'] }, 'Load three Misses', 'Зарядить три промаха'],
  [{ type: 'load', cards: ['6', '6', 'joker'] }, 'Load 6, 6 and a Joker', 'Зарядить 6, 6 и джокера'],
  [{ type: 'return-cards', cards: ['2', 'indians'] }, 'Give back 2 and an Indians card', 'Вернуть 2 и карту «Индейцы»'],
  [{ type: 'play-event', card: 'switch', target: billy }, 'Play a Switch on Billy', 'Сыграть подмену. Цель: Билли'],
  [{ type: 'play-event', card: 'helper' }, 'Play a Helper', 'Выложить помощника'],
  [
    { type: 'sealed-choice', quick: '6', load: ['3', '4'] },
    'Choose in secret: quick draw with a six, load 3 and 4',
    'Выбрать втёмную: рывок — шестёрка, в револьвер — 3 и 4',
  ],
];

test.each(moves)('%j is described', (move, english, russian) => {
  expect(en.describeMove(move, inEnglish)).toBe(english);
  expect(ru.describeMove(move, inRussian)).toBe(russian);
});

const hand = (by: number, received: number | undefined, e = received): Finish => ({
  seat: seat(by),
  received,
  reaction: e,
  e,
  comp: 0,
  isStunned: false,
});

const stories: [about: string, event: Event, english: string, russian: string][] = [
  [
    'a sum',
    { type: 'discarded', seat: butch, cards: ['3', '4', '7'] },
    'Butch throws 3, 4 and 7 onto the loot: 3 + 4 = 7.',
    'Бутч бросает в добычу 3, 4 и 7: 3 + 4 = 7.',
  ],
  [
    'own cards drawn',
    { type: 'drew', seat: jesse, cards: ['3', 'joker'], count: 2 },
    'Jesse draws 2 cards (3 and a Joker).',
    'Джесси добирает 2\u00a0карты (3 и джокер).',
  ],
  [
    'own cards of one kind loaded',
    { type: 'loaded', seat: jesse, cards: ['joker', 'joker'], count: 2, e: undefined },
    'Jesse loads two Jokers.',
    'Джесси заряжает двух джокеров.',
  ],
  [
    'cards loaded face down',
    { type: 'loaded', seat: jesse, cards: 'face-down', count: 2, e: undefined },
    'Jesse loads 2 cards.',
    'Джесси заряжает 2\u00a0карты.',
  ],
  [
    'an own card lost to Indians',
    { type: 'lost-to-indians', seat: billy, card: '6' },
    'Indians: a six from Billy’s revolver goes under the deck.',
    'Индейцы: из револьвера игрока Билли уходит под колоду шестёрка.',
  ],
  [
    'a Switch run out of time',
    { type: 'gave-back', seat: billy, target: butch, cards: 'face-down', count: 1, why: 'time' },
    'Time ran out: Butch gets 1 card back from Billy.',
    'Время вышло: игроку Бутч возвращается взятое игроком Билли, 1\u00a0карта.',
  ],
  [
    'the second sheriff',
    { type: 'sheriff-came', sheriffs: 2, stalled: false },
    'A sheriff comes out of the deck: 2 of 4 sheriffs in the row. The shooting can start now.',
    'Из колоды выходит шериф: в ряду 2\u00a0шерифа из 4. Теперь можно начать стрельбу.',
  ],
  [
    'duel cards, without a verdict',
    { type: 'duel-turned-up', caller: billy, cards: ['5', 'joker'], race: 7, urgent: true },
    'Duel cards: a five for Billy and a Joker for Jesse.',
    'Карты дуэли открыты: Билли — пятёрка, Джесси — джокер.',
  ],
  [
    'a race decided by the times',
    {
      type: 'race-closed',
      order: [jesse, butch, billy, robert],
      excluded: [robert],
      finishes: [hand(0, undefined), hand(1, 340, 300), hand(2, 470, 285), hand(3, 450, 350)],
    },
    'Order of hands: Jesse (started it), Butch (285 ms), Billy (300 ms), Robert (350 ms). Measured times decide, not the order of arrival. Shut out: Robert.',
    'Порядок рук: Джесси (начало перестрелки), Бутч (285\u00a0мс), Билли (300\u00a0мс), Роберт (350\u00a0мс). Решает измеренное время, а не порядок прихода. Вне дележа: Роберт.',
  ],
  [
    'equal times, and somebody without a hand',
    {
      type: 'race-closed',
      order: [billy, jesse],
      excluded: [butch],
      finishes: [hand(0, 320), { ...hand(1, 320), isStunned: true }, hand(2, undefined)],
    },
    'Order of hands: Billy (320 ms after an early slap), Jesse (320 ms). Equal times are settled at random. Shut out: Butch (no slap).',
    'Порядок рук: Билли (320\u00a0мс после ранней руки), Джесси (320\u00a0мс). Равное время рассудил жребий. Вне дележа: Бутч (нет удара).',
  ],
  [
    'a sealed race, which has no times',
    {
      type: 'race-closed',
      order: [jesse, butch, billy],
      excluded: [billy],
      finishes: [hand(0, undefined), hand(1, undefined), hand(2, undefined)],
    },
    'Order of hands: Jesse, Butch, Billy. Shut out: Billy.',
    'Порядок рук: Джесси, Бутч, Билли. Вне дележа: Билли.',
  ],
  [
    'sealed choices',
    {
      type: 'unsealed',
      choices: [
        { seat: billy, quick: '6', load: ['3', '3'], key: 4 },
        { seat: robert, quick: undefined, load: [], key: 0 },
      ],
    },
    'Sealed choices revealed. Billy: quick draw with a six, two threes loaded, speed 6 − 2 = 4; Robert: no quick draw, nothing loaded, speed 0. Quick-draw cards go onto the loot.',
    'Тайный выбор раскрыт. Билли: рывок — шестёрка, в револьвер — две тройки, скорость 6 − 2 = 4; Роберт: без рывка, в револьвер — ничего, скорость 0. Карты рывка уходят в добычу.',
  ],
  [
    'open revolvers',
    { type: 'revealed', revolvers: [['6', '6', '6'], [], ['7', '7', 'joker', 'joker']], pot: 21 },
    'Revolvers open, with 21 cards of loot to split: Jesse has three sixes; Billy has nothing; Butch has 7, 7 and two Jokers.',
    'Револьверы открыты, в добыче 21\u00a0карта: Джесси — три шестёрки; Билли — пусто; Бутч — 7, 7 и два джокера.',
  ],
  [
    'a Miss aimed at another',
    { type: 'missed', seat: jesse, target: billy, card: '7', why: 'chosen' },
    'Jesse’s Miss cancels Billy’s seven, by choice.',
    'Промах игрока Джесси отменяет семёрку игрока Билли, по выбору владельца.',
  ],
  [
    'a Miss that comes home',
    { type: 'missed', seat: jesse, target: jesse, card: '7', why: 'forced' },
    'Jesse’s Miss cancels Jesse’s own seven: nobody else has the highest number.',
    'Промах игрока Джесси отменяет семёрку того же игрока: старшего номинала больше ни у кого нет.',
  ],
  [
    'a split',
    {
      type: 'divided',
      places: [
        { seat: jesse, size: 3, value: 6, share: 12 },
        { seat: billy, size: 3, value: 6, share: 6 },
        { seat: butch, size: 2, value: 7, share: 3 },
      ],
      pot: 23,
      lost: 2,
    },
    'Splitting 23 cards: Jesse takes 12 with three sixes; Billy takes 6 with three sixes; Butch takes 3 with two sevens. The earlier hand wins a tie. Lost: 2 cards.',
    'Делёж, в добыче 23\u00a0карты: Джесси — три шестёрки, доля 12; Билли — три шестёрки, доля 6; Бутч — две семёрки, доля 3. При равных наборах решает порядок рук. Потеряно: 2\u00a0карты.',
  ],
  [
    'a split with no set',
    {
      type: 'divided',
      places: [
        { seat: jesse, size: 1, value: 5, share: 1 },
        { seat: billy, size: 0, value: 0, share: 0 },
      ],
      pot: 1,
      lost: 0,
    },
    'Splitting 1 card: Jesse takes 1 with one five; Billy takes no cards with no set.',
    'Делёж, в добыче 1\u00a0карта: Джесси — одна пятёрка, доля 1; Билли — ничего, доля 0.',
  ],
  [
    'the score',
    { type: 'round-ended', round: 4, scores: [21, 22, 25, 11], next: robert },
    'Round 4 is over. Points: Jesse 21, Billy 22, Butch 25, Robert 11. Robert starts the next round.',
    'Раунд 4 окончен. Счёт: Джесси — 21\u00a0очко, Билли — 22\u00a0очка, Бутч — 25\u00a0очков, Роберт — 11\u00a0очков. Следующий начинает Роберт.',
  ],
  [
    'a victory',
    { type: 'game-ended', ranks: [2, 1, 3], scores: [24, 31, 11] },
    'The game is over. Billy wins with 31 points. Other places: 2. Jesse, 24 points; 3. Butch, 11 points.',
    'Игра окончена. Побеждает Билли: 31\u00a0очко. Дальше места: 2-е — Джесси, 24\u00a0очка; 3-е — Бутч, 11\u00a0очков.',
  ],
  [
    'a shared victory',
    { type: 'game-ended', ranks: [1, 1], scores: [31, 31] },
    'The game is over. Jesse and Billy share the win with 31 points each.',
    'Игра окончена. Победу делят Джесси и Билли, у каждого 31\u00a0очко.',
  ],
];

test.each(stories)('%s', (_about, event, english, russian) => {
  expect(en.tell(event, inEnglish)).toBe(english);
  expect(ru.tell(event, inRussian)).toBe(russian);
});

describe('Russian nouns agree with their numbers', () => {
  const cards: [n: number, drawn: string, lost: string][] = [
    [1, '1\u00a0карту', '1\u00a0карта'],
    [2, '2\u00a0карты', '2\u00a0карты'],
    [5, '5\u00a0карт', '5\u00a0карт'],
    [11, '11\u00a0карт', '11\u00a0карт'],
    [21, '21\u00a0карту', '21\u00a0карта'],
  ];
  test.each(cards)('%i: %s, %s', (n, drawn, lost) => {
    expect(ru.tell({ type: 'drew', seat: jesse, cards: 'face-down', count: n }, inRussian)).toBe(
      `Джесси добирает ${drawn}.`,
    );
    expect(ru.tell({ type: 'divided', places: [], pot: n, lost: n }, inRussian)).toBe(
      `Делить добычу некому. Потеряно: ${lost}.`,
    );
  });

  test.each([
    [1, 'очко'],
    [2, 'очка'],
    [5, 'очков'],
    [11, 'очков'],
    [21, 'очко'],
  ])('%i %s', (n, points) => {
    expect(ru.tell({ type: 'game-ended', ranks: [1], scores: [n] }, inRussian)).toContain(`: ${n}\u00a0${points}.`);
  });

  test.each([
    [1, 'шериф'],
    [2, 'шерифа'],
    [5, 'шерифов'],
    [11, 'шерифов'],
    [21, 'шериф'],
  ])('%i %s', (sheriffs, noun) => {
    expect(ru.tell({ type: 'sheriff-came', sheriffs, stalled: false }, inRussian)).toContain(
      `${sheriffs}\u00a0${noun} из`,
    );
  });
});

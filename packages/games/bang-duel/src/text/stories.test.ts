import { itemAt, type Names, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import type { Event, Move } from '../rules/moves.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const [vera, anna] = [seat(0), seat(1)] as const;
const inEnglish: Names = (by) => itemAt(['Vera', 'Anna'], by);
const inRussian: Names = (by) => itemAt(['Вера', 'Анна'], by);

const moves: [move: Move, english: string, russian: string][] = [
  [
    { type: 'choose-ap', character: 'dalton-brothers' },
    'Let the Dalton Brothers attack',
    'Вывести вперёд братьев Далтонов',
  ],
  [
    { type: 'play', card: 'schofield:outlaw:barrel', target: 'annie-oakley' },
    'Fire a Schofield at Annie Oakley',
    'Выстрелить из «Скофилда» в Энни Оукли',
  ],
  [
    { type: 'play', card: 'hail-of-bullets:law:barrel', target: 'cattle-kate' },
    'Fire a Hail of Bullets (barrel) at Cattle Kate',
    'Обрушить «Град пуль» (бочка) на Скотокрадку Кэт',
  ],
  [
    { type: 'play', card: 'knife:outlaw:snake', target: 'stranger' },
    'Throw a Knife (snake) at the Stranger',
    'Бросить «Нож» (змея) в Незнакомца',
  ],
  [
    { type: 'play', card: 'missed:law:snake', as: 'colt', target: 'tom-horn' },
    'Play Missed! (law, snake) as a Colt at Tom Horn',
    'Выстрелить в Тома Хорна: «Мимо!» (закон, змея) вместо «Кольта»',
  ],
  [
    { type: 'play', card: 'gatling:law:barrel' },
    'Fire the Gatling at everyone but your attacker',
    'Выстрелить из «Гатлинга» во всех, кроме вашего атакующего',
  ],
  [
    { type: 'play', card: 'strong-ale:law:barrel', target: 'doctor-schultz' },
    'Pour a Strong Ale for Doctor Schultz',
    'Налить «Крепкий эль» доктору Шульцу',
  ],
  [
    { type: 'play', card: 'robbery:outlaw:horseshoe', back: 'law' },
    'Play Robbery (horseshoe) on a random law card in your opponent’s hand',
    'Сыграть «Грабёж» (подкова), цель — случайная карта закона на руке соперника',
  ],
  [
    { type: 'play', card: 'robbery:outlaw:horseshoe', target: 'bat-masterson', take: 'hat' },
    'Play Robbery (horseshoe) on Bat Masterson’s Hat',
    'Сыграть «Грабёж» (подкова), цель — «Шляпа» у Бэта Мастерсона',
  ],
  [
    { type: 'play', card: 'water:outlaw:barrel', token: 'law' },
    'Play Water (outlaws) on the law’s pair',
    'Сыграть «Воду» (бандиты), цель — пара закона',
  ],
  [
    { type: 'play', card: 'rattlesnake:outlaw:snake', target: 'wild-bill' },
    'Put the Rattlesnake on Wild Bill',
    'Положить «Гремучую змею» на Дикого Билла',
  ],
  [
    { type: 'pearl', cost: 'colt:outlaw:dynamite', repeat: 'knife', target: 'lone-ranger' },
    'Pearl Hart: discard Colt (outlaws) and throw a Knife at the Lone Ranger',
    'Перл Харт: сбросить «Кольт» (бандиты) и бросить «Нож» в Одинокого Рейнджера',
  ],
  [
    { type: 'dodge', card: 'missed:outlaw:snake', extra: 'beer:outlaw:barrel' },
    'Cancel the hit with Missed! (outlaws, snake), and discard Beer for Tex Willer',
    'Отменить попадание: сыграть «Мимо!» (бандиты, змея) и отдать Тексу Уиллеру «Пиво»',
  ],
  [
    { type: 'choose-revealed', card: 'water:law:snake' },
    'Let the snake count: Water (law)',
    'Засчитать змею: «Вода» (закон)',
  ],
  [
    { type: 'reload', card: 'water:law:snake', from: 'hand' },
    'Reload: discard Water (law, snake), draw one',
    'Перезарядка: сбросить «Воду» (закон, змея) и\u00a0взять карту',
  ],
  [
    { type: 'reload', card: 'hat:law:horseshoe', from: 'play' },
    'Reload: discard your attacker’s Hat (law), draw one',
    'Перезарядка: сбросить с\u00a0атакующего «Шляпу» (закон) и\u00a0взять карту',
  ],
  [{ type: 'move-token' }, 'Swap your attacker and your cover', 'Поменять местами атакующего и прикрывающего'],
  [
    { type: 'redirect', units: 2 },
    'Buffalo Bill loses 2 health instead of his partner',
    'Буффало Билл теряет 2\u00a0единицы здоровья вместо напарника',
  ],
];

test.each(moves)('%j is described', (move, english, russian) => {
  expect(en.describeMove(move, inEnglish)).toBe(english);
  expect(ru.describeMove(move, inRussian)).toBe(russian);
});

const shot = {
  type: 'hit',
  seat: vera,
  shooter: 'tex-willer',
  target: 'kitty-leroy',
  origin: 'card',
  card: 'colt',
  needsSurcharge: false,
  number: 1,
  of: 1,
} as const satisfies Event;
const fired = {
  type: 'played',
  seat: anna,
  character: 'tuco-ramirez',
  card: 'shotgun:outlaw:horseshoe',
  as: 'self',
  target: 'annie-oakley',
  token: undefined,
  back: undefined,
  take: undefined,
  isCounted: true,
} as const satisfies Event;

const stories: [about: string, event: Event, english: string | undefined, russian: string | undefined][] = [
  [
    'the sides',
    { type: 'sides-taken', law: anna },
    'Anna plays the law, Vera plays the outlaws.',
    'За закон играет Анна, за бандитов — Вера.',
  ],
  [
    'the first pair, with more than one person in a character',
    { type: 'characters-shown', seat: anna, left: 'tom-horn', right: 'dalton-brothers', ap: 'dalton-brothers' },
    'Anna: the Dalton Brothers attack, Tom Horn covers.',
    'Анна: братья Далтоны атакуют, Том Хорн прикрывает.',
  ],
  [
    'own cards drawn',
    { type: 'drew', seat: vera, cards: ['missed:law:snake', 'water:law:snake'], deck: 'law', why: 'phase' },
    'Vera draws 2 cards (Missed! and Water).',
    'Вера берёт 2\u00a0карты («Мимо!» и «Вода»).',
  ],
  [
    'one own card drawn, which ends the sentence by itself',
    { type: 'drew', seat: vera, cards: ['missed:law:snake'], deck: 'law', why: 'wyatt-earp' },
    'Wyatt Earp: Vera draws Missed!',
    'Уайетт Эрп: Вера берёт «Мимо!».',
  ],
  [
    'the opponent’s cards of the common deck, by their backs',
    { type: 'drew', seat: anna, cards: ['law-back', 'outlaw-back', 'law-back'], deck: 'common', why: 'phase' },
    'Anna draws 2 law cards and 1 outlaw card from the common deck.',
    'Анна берёт 2\u00a0карты закона и 1\u00a0карту бандитов из общей колоды.',
  ],
  [
    'Pat Garrett at the opponent’s deck',
    { type: 'drew', seat: vera, cards: ['outlaw-back'], deck: 'outlaw', why: 'garrett' },
    'Pat Garrett: Vera draws 1 outlaw card from the outlaws’ deck.',
    'Пэт Гарретт: Вера берёт 1\u00a0карту бандитов из колоды бандитов.',
  ],
  ['a shot', fired, 'Anna fires a Shotgun at Annie Oakley.', 'Анна стреляет из «Дробовика» в Энни Оукли.'],
  [
    'any card as a Colt',
    { ...fired, card: 'beer:outlaw:barrel', as: 'colt' },
    'Anna plays Beer as a Colt at Annie Oakley.',
    'Анна стреляет в Энни Оукли: «Пиво» вместо «Кольта».',
  ],
  [
    'Indians, by the one they spare',
    { ...fired, card: 'indians:outlaw:horseshoe', target: undefined },
    'Anna plays Indians! against everyone but Tuco Ramirez.',
    'Анна играет «Индейцев!» против всех, кроме Туко Рамиреса.',
  ],
  ['a plain hit, which whoever played the card has told', shot, undefined, undefined],
  [
    '[BD-HIT-10] a hit of Tex Willer',
    { ...shot, needsSurcharge: true },
    'Colt: a hit on Kitty LeRoy. Canceling it costs an extra card.',
    '«Кольт»: попадание в Китти Лерой. Чтобы его отменить, нужна ещё одна карта.',
  ],
  [
    '[BD-CHAR-PEARL] a hit of a card that Pearl Hart repeats and nobody played',
    { ...shot, card: 'knife', shooter: 'pearl-hart', target: 'stranger' },
    'Knife: a hit on the Stranger.',
    '«Нож»: попадание в Незнакомца.',
  ],
  [
    '[BD-HIT-11] one hit of several',
    { ...shot, card: 'hail-of-bullets', number: 2, of: 3 },
    'Hail of Bullets: hit 2 of 3 on Kitty LeRoy.',
    '«Град пуль»: попадание 2 из 3 в Китти Лерой.',
  ],
  [
    'a hit of an ability',
    { ...shot, origin: 'ability', card: undefined, shooter: 'wild-bill', target: 'cattle-kate' },
    'Wild Bill shoots: a hit on Cattle Kate.',
    'Дикий Билл стреляет: попадание в Скотокрадку Кэт.',
  ],
  [
    'a Barrel that does not help',
    {
      type: 'revealed',
      seat: vera,
      character: 'annie-oakley',
      card: 'winchester:law:horseshoe',
      want: 'barrel',
      isMatch: false,
      why: 'barrel',
    },
    'Barrel: Vera reveals a horseshoe (Winchester). No luck.',
    '«Бочка»: Вера открывает «Винчестер», в углу подкова. Не повезло.',
  ],
  [
    'Dynamite that goes off',
    {
      type: 'revealed',
      seat: anna,
      character: 'tuco-ramirez',
      card: 'colt:outlaw:dynamite',
      want: 'dynamite',
      isMatch: true,
      why: 'dynamite',
    },
    'Dynamite: Anna reveals dynamite (Colt). It goes off!',
    '«Динамит»: Анна открывает «Кольт», в углу динамит. Взрыв!',
  ],
  [
    '[BD-CHAR-ANNIE] a hit card as a miss',
    {
      type: 'hit-cancelled',
      seat: vera,
      target: 'annie-oakley',
      how: 'card',
      card: 'derringer:law:snake',
      extra: undefined,
    },
    'Vera plays Derringer as a miss: the hit on Annie Oakley is canceled.',
    'Вера играет «Дерринджер» как промах: попадание в Энни Оукли отменено.',
  ],
  [
    'a Hat, whose surcharge another event tells',
    {
      type: 'hit-cancelled',
      seat: anna,
      target: 'doctor-schultz',
      how: 'hat',
      card: 'hat:outlaw:horseshoe',
      extra: 'beer:outlaw:barrel',
    },
    'Anna discards the Hat: the hit on Doctor Schultz is canceled.',
    'Анна сбрасывает «Шляпу»: попадание в доктора Шульца отменено.',
  ],
  [
    'Kid Curry',
    { type: 'hit-cancelled', seat: anna, target: 'kid-curry', how: 'kid', card: undefined, extra: undefined },
    'Kid Curry ducks: the hit on Kid Curry is canceled.',
    'Кид Керри уворачивается: попадание в Кида Керри отменено.',
  ],
  [
    'a wound',
    { type: 'health-lost', seat: anna, character: 'tuco-ramirez', health: 2, kind: 'hit', by: vera },
    'Tuco Ramirez loses 1 health, 2 left.',
    'Туко Рамирес теряет 1\u00a0единицу здоровья, остаётся 2.',
  ],
  [
    'the last wound of several',
    { type: 'health-lost', seat: anna, character: 'dalton-brothers', health: 0, kind: 'hit', by: vera },
    'The Dalton Brothers lose the last health and are dying.',
    'Братья Далтоны теряют последнюю единицу здоровья.',
  ],
  [
    'a replacement',
    { type: 'entered', seat: vera, character: 'stranger', place: 'left', health: 4, isAp: true },
    'The Stranger comes in for Vera as the attacker, with 4 health.',
    'Незнакомец выходит за игрока Вера и атакует, здоровье 4.',
  ],
  [
    'an own token moved',
    { type: 'token-moved', seat: vera, to: 'annie-oakley', by: vera, why: 'free' },
    'Vera moves the token: Annie Oakley now attacks.',
    'Вера двигает жетон: теперь атакует Энни Оукли.',
  ],
  [
    'the opponent’s token moved',
    { type: 'token-moved', seat: anna, to: 'dalton-brothers', by: vera, why: 'shotgun' },
    'Vera’s Shotgun: the Dalton Brothers now attack for Anna.',
    '«Дробовик» игрока Вера: за игрока Анна теперь атакуют братья Далтоны.',
  ],
  [
    'a card taken in front of strangers',
    { type: 'card-taken', seat: anna, victim: vera, from: 'hand', card: 'law-back', to: 'hand', why: 'robbery' },
    'Robbery: Anna takes 1 law card from Vera’s hand.',
    '«Грабёж»: Анна забирает с руки игрока Вера 1\u00a0карту закона.',
  ],
  [
    'a card discarded from a character',
    {
      type: 'card-taken',
      seat: vera,
      victim: anna,
      from: 'cattle-kate',
      card: 'hat:outlaw:horseshoe',
      to: 'discard',
      why: 'carbine',
    },
    'Carbine: Vera discards Hat from Cattle Kate.',
    '«Карабин»: Вера сбрасывает у Скотокрадки Кэт «Шляпу».',
  ],
  [
    'equipment of the dead',
    {
      type: 'discarded',
      seat: vera,
      cards: ['barrel:law:snake', 'hat:law:horseshoe'],
      why: 'death',
      from: 'lone-ranger',
    },
    'The Lone Ranger’s equipment is discarded: Barrel and Hat.',
    'Снаряжение Одинокого Рейнджера уходит в сброс: «Бочка» и «Шляпа».',
  ],
  [
    'time that runs out',
    { type: 'declined', seat: vera, decision: 'duel/respond', character: undefined, why: 'time' },
    'Time’s up: Vera gives up the duel.',
    'Время вышло: Вера сдаётся в дуэли.',
  ],
  [
    'Indians who are not driven off, with the character they have come for',
    { type: 'declined', seat: vera, decision: 'indians/respond', character: 'lone-ranger', why: 'chosen' },
    'Vera discards nothing against the Indians for the Lone Ranger.',
    'Вера ничего не сбрасывает против индейцев за Одинокого Рейнджера.',
  ],
  [
    'a waiting card, which will tell itself',
    {
      type: 'waits',
      waiting: { effect: 'draw', seat: vera, from: 'django', by: 'ability', card: undefined, target: undefined },
    },
    undefined,
    undefined,
  ],
  [
    'a waiting shot',
    {
      type: 'waits',
      waiting: {
        effect: 'hit-ap',
        seat: vera,
        from: 'wild-bill',
        by: 'ability',
        card: undefined,
        target: undefined,
      },
    },
    'Up next: Wild Bill hits Anna’s attacker.',
    'Дальше — Дикий Билл: попадание в атакующего (Анна).',
  ],
  [
    '[BD-RES-7] a waiting card whose bearer has died',
    {
      type: 'falls-away',
      waiting: {
        effect: 'draw',
        seat: anna,
        from: 'tuco-ramirez',
        by: 'equipment',
        card: 'pocket-watch',
        target: undefined,
      },
    },
    'Canceled: a card for Anna (Pocket Watch).',
    'Отменяется — «Часы»: карта для игрока Анна.',
  ],
  [
    'a victory',
    { type: 'game-ended', winner: vera, why: 'eliminated' },
    'Vera wins: Anna has nobody left.',
    'Побеждает Вера: у игрока Анна никого не осталось.',
  ],
  [
    '[BD-RULING-26] a draw',
    { type: 'game-ended', winner: undefined, why: 'turn-limit' },
    'The turn limit is reached, and both sides are equal: it’s a draw.',
    'Достигнут лимит ходов, и силы равны: ничья.',
  ],
];

test.each(stories)('%s', (_about, event, english, russian) => {
  expect(en.tell(event, inEnglish)).toBe(english);
  expect(ru.tell(event, inRussian)).toBe(russian);
});

describe('Russian nouns agree with their numbers', () => {
  const cards: [n: number, drawn: string, shuffled: string][] = [
    [1, '1\u00a0карту закона', '1\u00a0карта'],
    [2, '2\u00a0карты закона', '2\u00a0карты'],
    [5, '5\u00a0карт закона', '5\u00a0карт'],
    [11, '11\u00a0карт закона', '11\u00a0карт'],
    [21, '21\u00a0карту закона', '21\u00a0карта'],
  ];
  test.each(cards)('%i: %s, %s', (n, drawn, shuffled) => {
    const hidden = Array.from({ length: n }, () => 'law-back' as const);
    expect(ru.tell({ type: 'drew', seat: vera, cards: hidden, deck: 'law', why: 'deal' }, inRussian)).toBe(
      `Вера берёт ${drawn}.`,
    );
    expect(ru.tell({ type: 'reshuffled', count: n }, inRussian)).toBe(`Сброс становится общей колодой: ${shuffled}.`);
  });

  test.each([
    [1, 'единицу здоровья'],
    [2, 'единицы здоровья'],
    [3, 'единицы здоровья'],
  ])('%i %s', (units, noun) => {
    expect(ru.describeMove({ type: 'redirect', units }, inRussian)).toBe(
      `Буффало Билл теряет ${units}\u00a0${noun} вместо напарника`,
    );
  });

  test.each([
    [4, 'персонажей'],
    [12, 'персонажей'],
  ])('%i %s', (count, noun) => {
    const dealt = { type: 'characters-dealt', seat: vera, characters: 'face-down', drawn: 'face-down', count } as const;
    expect(ru.tell(dealt, inRussian)).toBe(`Вера берёт ${count}\u00a0${noun}.`);
  });
});

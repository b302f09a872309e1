import { itemAt, type Names, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import type { CowboyCard, MoneyCard } from '../rules/cards.ts';
import type { Event, Move } from '../rules/moves.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const [nell, dutch, flora, slim] = [seat(0), seat(1), seat(2), seat(3)] as const;
const inEnglish: Names = (by) => itemAt(['Nell', 'Dutch', 'Flora', 'Slim'], by);
const inRussian: Names = (by) => itemAt(['Нелл', 'Датч', 'Флора', 'Слим'], by);

const moves: [move: Move, english: string, russian: string][] = [
  [{ type: 'exchange', discard: 'cactus' }, 'Swap a cactus', 'Обменять кактус'],
  [{ type: 'exchange', discard: 'mustang' }, 'Swap a Mustang', 'Обменять мустанга'],
  [
    { type: 'exchange', discard: 'coyote', with: 'bullet-2' },
    'Swap a coyote together with a two',
    'Обменять койота вместе с двойкой',
  ],
  [{ type: 'pick', slot: 0 }, 'Reveal money card 1', 'Открыть денежную карту №\u00a01'],
  [
    { type: 'shoot', target: dutch, cards: ['bullet-6', 'bullet-6'] },
    'Shoot at Dutch with 6 + 6 = 12 bullets',
    'Стрелять в игрока Датч: 6 + 6 = 12\u00a0патронов',
  ],
  [{ type: 'defend', cards: ['bullet-4'] }, 'Defend with 4 bullets', 'Защититься: 4\u00a0патрона'],
  [{ type: 'repel', cards: ['bullet-1'] }, 'Beat them with 1 bullet', 'Отбиться: 1\u00a0патрон'],
  [{ type: 'pay-fine' }, 'Pay the fine of $50,000', 'Заплатить штраф $50\u00a0000'],
  [{ type: 'vote', yes: false }, 'Vote against new cowboys', 'Голосовать против новых ковбоев'],
];

test.each(moves)('%j is described', (move, english, russian) => {
  expect(en.describeMove(move, inEnglish)).toBe(english);
  expect(ru.describeMove(move, inRussian)).toBe(russian);
});

const cole: CowboyCard = { id: 'cole-younger', cap: 7, name: undefined };
const belle: CowboyCard = { id: 'belle-starr', cap: 4, name: undefined };
const tom: CowboyCard = { id: 'tom-horn', cap: 6, name: { en: 'Tom Horn', ru: 'Том Хорн' } };
const gold: MoneyCard = { kind: 'gold-train', value: 300_000, guards: 5 };
const mail: MoneyCard = { kind: 'mail-car', value: 200_000, guards: 3 };
const coach: MoneyCard = { kind: 'stagecoach', value: 50_000, guards: 0 };
const trouble = (kind: 'sheriff' | 'indians' | 'dynamite', guards = 0): MoneyCard => ({ kind, value: 0, guards });

const stories: [about: string, event: Event, english: string, russian: string][] = [
  [
    'three teams at the table',
    { type: 'game-started', teams: [0, 1, 0, 2], first: slim },
    'The game begins. The Wolves: Nell and Flora. The Ravens: Dutch. The Rattlers: Slim. Slim goes first.',
    'Игра начинается. «Волки»: Нелл и Флора. «Вороны»: Датч. «Гремучки»: Слим. Первый ход — Слим.',
  ],
  [
    'an own deal',
    {
      type: 'dealt',
      seat: nell,
      cards: ['bullet-2', 'bullet-2', 'bullet-6', 'mustang', 'cactus', 'coyote'],
      count: 6,
      cowboy: cole,
      shown: [nell],
    },
    'Nell is dealt 6 cards (2, 2, 6, a Mustang, a cactus and a coyote) and Cole Younger.',
    'Нелл получает 6\u00a0карт (2, 2, 6, мустанг, кактус и койот) и ковбоя: Коул Янгер.',
  ],
  [
    'somebody else’s deal',
    { type: 'dealt', seat: dutch, cards: 'face-down', count: 6, cowboy: 'face-down', shown: [dutch] },
    'Dutch is dealt 6 cards and a cowboy.',
    'Датч получает 6\u00a0карт и ковбоя.',
  ],
  [
    'a coyote on its way out',
    { type: 'exchanged', seat: nell, cards: ['coyote', 'bullet-2'] },
    'Nell swaps out a coyote and a two.',
    'Нелл сбрасывает койота и двойку.',
  ],
  [
    'the last card of the deck',
    { type: 'drew', seat: nell, card: 'bullet-6', deck: 0, shown: [nell] },
    'Nell draws a six. That was the last card in the weapons deck.',
    'Нелл берёт шестёрку. Больше в оружейной колоде карт нет.',
  ],
  [
    'a cowboy of another edition',
    { type: 'hired', seat: nell, cowboy: tom, deck: 3, shown: [nell] },
    'Nell looks at a cowboy: Tom Horn, cap 6.',
    'Нелл смотрит карту ковбоя: Том Хорн, предел 6.',
  ],
  [
    'a hired cowboy',
    { type: 'kept', seat: nell, bail: 3, isForced: false },
    'Nell keeps the cowboy, with 3 bail tokens.',
    'Нелл оставляет ковбоя, на нём 3\u00a0жетона залога.',
  ],
  [
    'a forced hire without tokens',
    { type: 'kept', seat: nell, bail: 0, isForced: true },
    'High noon: Nell has to keep the cowboy, without bail.',
    'Ровно полдень, выбора нет: Нелл оставляет ковбоя, залога на нём нет.',
  ],
  [
    'the last token',
    { type: 'worked-off', seat: flora, bail: 0 },
    'Flora works off a bail token: the cowboy is free.',
    'Флора отрабатывает жетон залога: ковбой свободен.',
  ],
  [
    'an announcement',
    { type: 'announced', seat: nell, cowboy: cole, robbery: 7 },
    'Nell announces robbery 7 with Cole Younger.',
    'Нелл объявляет ограбление №\u00a07. На дело едет Коул Янгер.',
  ],
  [
    'somebody under bail',
    { type: 'declined', seat: dutch, why: 'bail-not-covered' },
    'Dutch stays home: can’t afford the bail.',
    'Датч остаётся дома: на залог не хватает.',
  ],
  [
    'a payment with change and a debt',
    { type: 'paid', seat: nell, amount: 100_000, cards: [mail], change: [coach, coach], debt: 50_000 },
    'Nell pays the bank $100,000: gives $200,000, gets $50,000 and $50,000 in change. Still owed: $50,000.',
    'Нелл платит банку $100\u00a0000: отдаёт $200\u00a0000, берёт сдачу $50\u00a0000 и $50\u00a0000. Остаётся долг $50\u00a0000.',
  ],
  [
    'a payment without change',
    { type: 'paid', seat: nell, amount: 50_000, cards: [coach], change: [], debt: 0 },
    'Nell pays the bank $50,000: gives $50,000.',
    'Нелл платит банку $50\u00a0000: отдаёт $50\u00a0000.',
  ],
  [
    'a debt',
    { type: 'owing', seat: nell, debt: 50_000 },
    'There’s no change: Nell owes the bank $50,000.',
    'Сдачи не нашлось: за игроком Нелл долг банку $50\u00a0000.',
  ],
  [
    'a gold train',
    { type: 'picked', seat: nell, slot: 3, card: gold },
    'Nell reveals a gold train: $300,000, 5 guards.',
    'Нелл открывает карту: золотой поезд, $300\u00a0000, 5\u00a0охранников.',
  ],
  [
    'a stagecoach',
    { type: 'picked', seat: nell, slot: 3, card: coach },
    'Nell reveals a stagecoach: $50,000, no guards.',
    'Нелл открывает карту: дилижанс, $50\u00a0000, охраны нет.',
  ],
  [
    'the sheriff',
    { type: 'picked', seat: nell, slot: 3, card: trouble('sheriff') },
    'Nell reveals the sheriff: $50,000 from every robber.',
    'Нелл открывает карту: шериф, с каждого участника $50\u00a0000.',
  ],
  [
    'Indians',
    { type: 'picked', seat: nell, slot: 3, card: trouble('indians', 4) },
    'Nell reveals 4 Indians.',
    'Нелл открывает карту: 4\u00a0индейца.',
  ],
  [
    'dynamite',
    { type: 'picked', seat: nell, slot: 3, card: trouble('dynamite') },
    'Nell reveals dynamite!',
    'Нелл открывает карту: динамит!',
  ],
  [
    'two guards',
    { type: 'faced', seat: dutch, threat: 'guards', count: 2 },
    'Dutch faces 2 guards.',
    'Перед игроком Датч 2\u00a0охранника.',
  ],
  [
    'guards beaten, with waste',
    {
      type: 'repelled',
      seat: flora,
      threat: 'guards',
      cards: ['bullet-4', 'bullet-5'],
      sum: 9,
      strength: 7,
      needed: 5,
      lost: 2,
    },
    'Flora beats the guards with 4 + 5 = 9 bullets, strength 7, 2 lost to the cap; needed: 5.',
    'Флора отбивается от охраны: 4 + 5 = 9\u00a0патронов, сила 7, сверх предела пропало 2, нужно 5.',
  ],
  [
    'riding off from a shot',
    { type: 'rode', seat: dutch, threat: 'shot' },
    'Dutch rides off on a Mustang, away from the shot.',
    'Датч спасается на мустанге от выстрела.',
  ],
  [
    'a fall',
    { type: 'fell', seat: dutch, cowboy: belle, threat: 'guards' },
    'Belle Starr falls to the guards, and Dutch is out of the robbery.',
    'Белль Старр погибает от пуль охраны, и Датч выбывает из дела.',
  ],
  [
    'a cowboy blown up',
    { type: 'fell', seat: dutch, cowboy: belle, threat: 'dynamite' },
    'Belle Starr is blown up, and Dutch is out of the robbery.',
    'Белль Старр погибает от взрыва, и Датч выбывает из дела.',
  ],
  [
    'jail for want of money',
    { type: 'jailed', seat: dutch, cowboy: belle, why: 'no-money' },
    'Belle Starr goes to jail: Dutch can’t afford the fine.',
    'Белль Старр отправляется в тюрьму: у игрока Датч нет денег на штраф.',
  ],
  [
    'dynamite under a lonely robber',
    { type: 'blew-up', seats: [nell] },
    'The dynamite goes off under Nell.',
    'Динамит взрывается, и без ковбоя остаётся Нелл.',
  ],
  [
    'a vote that fails',
    { type: 'votes-counted', votes: [true, false], isAgreed: false },
    'The votes: Nell yes, Dutch no. No new cowboys.',
    'Голоса: Нелл — «за», Датч — «против». Новых ковбоев не будет.',
  ],
  [
    'a shootout',
    { type: 'shootout-started', seat: flora, card: gold },
    'A shootout for the gold train, $300,000! Flora goes first.',
    'Перестрелка! На кону золотой поезд, $300\u00a0000. Первый ход — Флора.',
  ],
  [
    'a shot above the cap',
    { type: 'shot', seat: nell, target: dutch, cards: ['bullet-6', 'bullet-6'], sum: 12, strength: 7, lost: 5 },
    'Nell shoots at Dutch with 6 + 6 = 12 bullets, strength 7, 5 lost to the cap.',
    'Нелл стреляет в игрока Датч: 6 + 6 = 12\u00a0патронов, сила 7, сверх предела пропало 5.',
  ],
  [
    'a defense',
    {
      type: 'defended',
      seat: dutch,
      shooter: nell,
      cards: ['bullet-3', 'bullet-4'],
      sum: 7,
      strength: 7,
      needed: 7,
      lost: 0,
    },
    'Dutch defends against Nell with 3 + 4 = 7 bullets; needed: 7.',
    'Датч защищается от игрока Нелл: 3 + 4 = 7\u00a0патронов, нужно 7.',
  ],
  [
    'loot for nobody',
    { type: 'card-discarded', card: gold },
    'Nobody gets the gold train: $300,000 goes to the bank.',
    'Добыча никому не достаётся: золотой поезд, $300\u00a0000, уходит в банк.',
  ],
  [
    'Indians gone',
    { type: 'card-discarded', card: trouble('indians', 4) },
    'Indians: the card goes to the bank.',
    'Карта «Индейцы» уходит в\u00a0отбой.',
  ],
  [
    'loot taken',
    { type: 'loot-taken', seat: slim, card: coach, team: 1, total: 650_000 },
    'Slim takes the stagecoach: $50,000. The Ravens now have $650,000.',
    'Слим берёт добычу: дилижанс, $50\u00a0000. Теперь у «Воронов» $650\u00a0000.',
  ],
  [
    'money spread anew',
    { type: 'money-reshuffled', count: 31 },
    'The sheriff, the bank and the money deck are shuffled together: 31 cards on the table again.',
    'Шерифа, банк и денежную колоду перемешивают: на столе снова 31\u00a0карта.',
  ],
  [
    'a deck refilled',
    { type: 'refilled', deck: 'cowboys', count: 3 },
    'The cowboy deck ran out, so its discard pile is shuffled: 3 cards in the new deck.',
    'Ковбойская колода кончилась, отбой перетасован: в\u00a0ней снова 3\u00a0карты.',
  ],
  [
    'the end of a robbery',
    { type: 'robbery-ended', robberies: 7, next: slim },
    'Robbery 7 is over. Arming continues with Slim.',
    'Ограбление №\u00a07 окончено. Вооружение продолжает Слим.',
  ],
  [
    'the end of the last robbery, after which nobody arms',
    { type: 'robbery-ended', robberies: 60, next: undefined },
    'Robbery 60 is over.',
    'Ограбление №\u00a060 окончено.',
  ],
  [
    'a victory',
    { type: 'game-ended', why: 'target', winners: [1], totals: [400_000, 1_050_000, 950_000], ranks: [3, 1, 2] },
    'The game is over. The Ravens win with $1,050,000. Behind them: the Rattlers $950,000 and the Wolves $400,000.',
    'Игра окончена. Побеждают «Вороны»: $1\u00a0050\u00a0000. Следом идут: «Гремучки» — $950\u00a0000, «Волки» — $400\u00a0000.',
  ],
  [
    'a shared victory',
    { type: 'game-ended', why: 'robbery-cap', winners: [0, 1], totals: [500_000, 500_000], ranks: [1, 1] },
    'That was the last robbery, and the game is over. The Wolves and the Ravens share the victory with $500,000 each.',
    'Это было последнее ограбление, игра окончена. Победу делят «Волки» и «Вороны», у каждой команды $500\u00a0000.',
  ],
];

test.each(stories)('%s', (_about, event, english, russian) => {
  expect(en.tell(event, inEnglish)).toBe(english);
  expect(ru.tell(event, inRussian)).toBe(russian);
});

describe('Russian nouns agree with their numbers', () => {
  const cards: [n: number, dealt: string, spread: string][] = [
    [1, '1\u00a0карту', '1\u00a0карта'],
    [2, '2\u00a0карты', '2\u00a0карты'],
    [5, '5\u00a0карт', '5\u00a0карт'],
    [11, '11\u00a0карт', '11\u00a0карт'],
    [21, '21\u00a0карту', '21\u00a0карта'],
  ];
  test.each(cards)('%i: %s, %s', (n, dealt, spread) => {
    const deal = { type: 'dealt', seat: nell, cards: 'face-down', count: n, cowboy: 'face-down', shown: [] } as const;
    expect(ru.tell(deal, inRussian)).toBe(`Нелл получает ${dealt} и ковбоя.`);
    expect(ru.tell({ type: 'money-reshuffled', count: n }, inRussian)).toContain(`снова ${spread}.`);
  });

  test.each([
    [1, 'жетон залога'],
    [2, 'жетона залога'],
    [5, 'жетонов залога'],
  ])('%i %s', (bail, tokens) => {
    expect(ru.tell({ type: 'kept', seat: nell, bail, isForced: false }, inRussian)).toContain(
      `${bail}\u00a0${tokens}.`,
    );
  });
});

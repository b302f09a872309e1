import { itemAt, type Names, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import type { Event, Move, SheetScore } from '../rules/moves.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const [ruby, hank, amos, pearl] = [seat(0), seat(1), seat(2), seat(3)] as const;
const inEnglish: Names = (by) => itemAt(['Ruby', 'Hank', 'Amos', 'Pearl'], by);
const inRussian: Names = (by) => itemAt(['Руби', 'Хэнк', 'Эймос', 'Перл'], by);

const moves: [move: Move, english: string, russian: string][] = [
  [{ type: 'choose-character', character: 'belle' }, 'Play Belle', 'Играть за Красотку'],
  [{ type: 'choose-team', lead: 'ghost' }, 'Take Ghost’s team', 'Взять команду Призрака'],
  [{ type: 'play-card', card: 'ladder' }, 'Play Ladder', 'Сыграть «Лестницу»'],
  [{ type: 'play-card', card: 'robbery', faceDown: true }, 'Play Robbery face down', 'Закрыто сыграть «Кражу»'],
  [
    { type: 'play-card', card: 'fire', bandit: 'ghost', bonus: 'robbery' },
    'Play Ghost’s Fire and add your partner’s Robbery',
    'Сыграть «Выстрел» Призрака и добавить «Кражу» напарника',
  ],
  [
    { type: 'keep-cards', cards: ['move', 'move', 'ladder'] },
    'Keep 2 × Move, Ladder',
    'Оставить 2 × «Движение», «Лестницу»',
  ],
  [{ type: 'go', car: 0 }, 'Go to the locomotive', 'Перейти к\u00a0локомотиву'],
  [{ type: 'shoot', target: 'ghost' }, 'Shoot Ghost', 'Выстрелить в\u00a0Призрака'],
  [
    { type: 'punch', target: 'doc', direction: 'forward', loot: 'jewel' },
    'Punch Doc forward, knock a jewel loose',
    'Ударить Дока и отбросить вперёд, выбить драгоценный камень',
  ],
  [
    { type: 'punch', target: 'belle', direction: 'backward', loot: 'purse', keep: true },
    'Punch Belle backward, keep a purse',
    'Ударить Красотку и отбросить назад, забрать кошелёк',
  ],
];

test.each(moves)('%j is described', (move, english, russian) => {
  expect(en.describeMove(move, inEnglish)).toBe(english);
  expect(ru.describeMove(move, inRussian)).toBe(russian);
});

const sheet = (more: Pick<SheetScore, 'bandit' | 'seat' | 'loot'> & Partial<SheetScore>): SheetScore => ({
  purses: [],
  jewels: 0,
  strongboxes: 0,
  ransoms: 0,
  ...more,
});

const stories: [about: string, event: Event, english: string, russian: string][] = [
  [
    'a train',
    { type: 'train-built', wagons: ['wagon-c', 'wagon-f', 'wagon-b'] },
    'The train is ready: locomotive, mail car, baggage car, parlor car.',
    'Состав подан: локомотив, почтовый вагон, багажный вагон, салон-вагон.',
  ],
  [
    'the last bandit left',
    { type: 'character-taken', seat: ruby, character: 'belle', why: 'forced' },
    'Ruby plays Belle: nobody else is left.',
    'Руби играет за Красотку: больше никого не осталось.',
  ],
  [
    'a team',
    { type: 'team-taken', seat: hank, team: ['ghost', 'tuco'], why: 'chosen' },
    'Hank plays Ghost and Tuco.',
    'Хэнк играет за Призрака и Туко.',
  ],
  [
    'a secret choice',
    { type: 'committed', seat: hank, what: 'keeping', why: 'chosen' },
    'Hank has decided which cards to keep.',
    'Хэнк — решено, какие карты оставить.',
  ],
  [
    'a secret choice that was not made',
    { type: 'committed', seat: hank, what: 'keeping', why: 'time' },
    'Time is up for Hank: no cards are kept.',
    'Хэнк — время вышло: на руке ничего не остаётся.',
  ],
  [
    'the start, place by place',
    {
      type: 'bandits-boarded',
      places: [
        { bandit: 'doc', seat: ruby, place: { car: 4, level: 'inside' } },
        { bandit: 'cheyenne', seat: hank, place: { car: 3, level: 'inside' } },
        { bandit: 'ghost', seat: amos, place: { car: 4, level: 'inside' } },
        { bandit: 'tuco', seat: pearl, place: { car: 3, level: 'inside' } },
      ],
    },
    'All aboard: Doc and Ghost inside car 4; Cheyenne and Tuco inside car 3.',
    'Все в\u00a0поезде: в\u00a0вагоне\u00a04 — Док и Призрак; в\u00a0вагоне\u00a03 — Шайенн и Туко.',
  ],
  [
    'own cards',
    {
      type: 'dealt',
      seat: ruby,
      count: 5,
      cards: [
        { action: 'move', bandit: undefined },
        { action: 'move', bandit: undefined },
        { action: 'fire', bandit: undefined },
        { bullet: 'belle' },
        { bullet: 'neutral' },
      ],
    },
    'For the round, Ruby draws 5 cards: 2 × Move, Fire, Belle’s bullet, neutral bullet.',
    'Руби берёт на раунд 5\u00a0карт: 2 × «Движение», «Выстрел», пуля Красотки, нейтральная пуля.',
  ],
  [
    'a full hand of an expert',
    { type: 'dealt', seat: ruby, count: 0, cards: [] },
    'Ruby has enough cards and draws none for the round.',
    'Руби в\u00a0начале раунда ничего не берёт: карт на руке достаточно.',
  ],
  [
    'a round card',
    {
      type: 'round-card-revealed',
      round: 2,
      card: 'r24-take-it-all',
      turns: ['standard', 'tunnel', 'speeding-up', 'standard'],
      event: 'take-it-all',
    },
    'Round card: Take It All! Turns: standard, tunnel, speeding up, standard. After the heist: the second strongbox appears in the Marshal’s car.',
    'Карта раунда — «Забирайте всё!». Ходы: стандартный, туннель, разгон, стандартный. После ограбления: второй кейс кладут в\u00a0тот вагон, где шериф.',
  ],
  [
    'a round card whose event is switched off',
    { type: 'round-card-revealed', round: 2, card: 'r56-bridge', turns: ['standard', 'speeding-up'], event: undefined },
    'Round card: Bridge. Turns: standard, speeding up.',
    'Карта раунда — «Мост». Ходы: стандартный, разгон.',
  ],
  [
    'a turn in the dark',
    { type: 'turn-started', turn: 3, turns: 4, kind: 'tunnel', order: [ruby, hank] },
    'Turn 3 of 4: tunnel. Cards are played face down.',
    'Ход 3 из 4: туннель. Карты играют закрыто.',
  ],
  [
    'an own hidden card',
    {
      type: 'card-played',
      seat: ruby,
      card: 'robbery',
      bandit: undefined,
      isFaceDown: true,
      isBonus: false,
      place: 4,
      why: 'chosen',
    },
    'Ruby plays Robbery face down.',
    'Руби закрыто играет «Кражу».',
  ],
  [
    'a hidden card of somebody else',
    {
      type: 'card-played',
      seat: ruby,
      card: 'face-down',
      bandit: undefined,
      isFaceDown: true,
      isBonus: false,
      place: 4,
      why: 'chosen',
    },
    'Ruby plays a card face down.',
    'Руби закрыто играет карту.',
  ],
  [
    'a bonus card',
    {
      type: 'card-played',
      seat: ruby,
      card: 'robbery',
      bandit: 'tuco',
      isFaceDown: false,
      isBonus: true,
      place: 5,
      why: 'chosen',
    },
    'Ruby adds Tuco’s Robbery.',
    'Руби добавляет «Кражу» Туко.',
  ],
  [
    'cards drawn because time is up',
    { type: 'drew', seat: hank, cards: 'face-down', count: 3, why: 'time' },
    'Time is up: Hank draws 3 cards.',
    'Время вышло: Хэнк берёт 3\u00a0карты.',
  ],
  [
    'what an expert keeps',
    {
      type: 'kept',
      seat: ruby,
      cards: [{ action: 'move', bandit: undefined }],
      count: 1,
      discarded: [{ action: 'fire', bandit: undefined }, { bullet: 'doc' }],
      discardedCount: 2,
    },
    'Ruby keeps Move; discards Fire, Doc’s bullet.',
    'Руби: на руке — «Движение»; в\u00a0сброс — «Выстрел», пуля Дока.',
  ],
  [
    'a plan without a card',
    { type: 'planning-ended', pile: 0 },
    'Planning ends without a single card in the pile: there’s no heist.',
    'План готов, и в\u00a0нём ни одной карты: ограбления не будет.',
  ],
  [
    'a hidden card turned up',
    { type: 'card-turned', place: 4, seat: ruby, card: 'fire', bandit: 'ghost', wasFaceDown: true },
    'Ruby’s hidden card is revealed: Ghost’s Fire.',
    'Закрытая карта игрока Руби открыта: «Выстрел» Призрака.',
  ],
  [
    'nobody to shoot',
    { type: 'fizzled', seat: ruby, bandit: 'belle', card: 'fire', why: 'no-target' },
    'Belle has nobody to shoot: Fire does nothing.',
    'Красотке не в\u00a0кого стрелять: «Выстрел» не действует.',
  ],
  [
    'nobody to punch',
    { type: 'fizzled', seat: ruby, bandit: 'ghost', card: 'punch', why: 'no-target' },
    'Ghost has nobody to punch: Punch does nothing.',
    'Призраку некого бить: «Удар» не действует.',
  ],
  [
    'the only way',
    {
      type: 'moved',
      bandit: 'cheyenne',
      seat: ruby,
      from: { car: 4, level: 'inside' },
      to: { car: 3, level: 'inside' },
      cause: 'move',
      why: 'forced',
    },
    'Cheyenne goes into car 3. There’s nowhere else to go.',
    'Шайенн идёт в\u00a0вагон\u00a03. Больше некуда.',
  ],
  [
    'a run along the roofs, chosen by lot',
    {
      type: 'moved',
      bandit: 'tuco',
      seat: hank,
      from: { car: 3, level: 'roof' },
      to: { car: 0, level: 'roof' },
      cause: 'move',
      why: 'away',
    },
    'Tuco runs along the roofs to the locomotive. Hank is away: chosen at random.',
    'Туко бежит по крышам до локомотива. За игрока Хэнк решает жребий: место за столом пустует.',
  ],
  [
    'a flight from the Marshal, of which nobody says that it was forced',
    {
      type: 'moved',
      bandit: 'ghost',
      seat: ruby,
      from: { car: 2, level: 'inside' },
      to: { car: 2, level: 'roof' },
      cause: 'fled',
      why: 'forced',
    },
    'Ghost flees to the roof of car 2.',
    'Призрак убегает на крышу вагона\u00a02.',
  ],
  [
    'Django’s push',
    {
      type: 'moved',
      bandit: 'doc',
      seat: ruby,
      from: { car: 2, level: 'inside' },
      to: { car: 1, level: 'inside' },
      cause: 'pushed',
      why: 'forced',
    },
    'The shot pushes Doc into car 1.',
    'Выстрел отбрасывает Дока в\u00a0вагон\u00a01.',
  ],
  [
    'a shot',
    {
      type: 'shot',
      bandit: 'doc',
      seat: ruby,
      target: 'belle',
      targetSeat: hank,
      from: { car: 2, level: 'inside' },
      to: { car: 1, level: 'inside' },
      bullet: 6,
      bulletsLeft: 5,
      why: 'forced',
    },
    'Doc shoots Belle inside car 1 and has 5 bullets left. There’s no other target.',
    'Док стреляет в\u00a0Красотку в\u00a0вагоне\u00a01, в\u00a0револьвере ещё 5\u00a0пуль. Другой цели нет.',
  ],
  [
    'the last bullet',
    {
      type: 'shot',
      bandit: 'tuco',
      seat: ruby,
      target: 'ghost',
      targetSeat: hank,
      from: { car: 2, level: 'inside' },
      to: { car: 2, level: 'roof' },
      bullet: 1,
      bulletsLeft: 0,
      why: 'chosen',
    },
    'Tuco shoots Ghost on the roof of car 2 with the last bullet.',
    'Туко стреляет в\u00a0Призрака на крыше вагона\u00a02 последней пулей.',
  ],
  [
    'an own purse',
    {
      type: 'robbed',
      bandit: 'ghost',
      seat: ruby,
      place: { car: 0, level: 'inside' },
      loot: 'purse',
      value: 450,
      cause: 'robbery',
      why: 'chosen',
    },
    'Ghost takes a purse ($450) inside the locomotive.',
    'Призрак берёт кошелёк ($450) в\u00a0локомотиве.',
  ],
  [
    'one of several jewels, where nothing but jewels lies: no choice, and yet more to take',
    {
      type: 'robbed',
      bandit: 'belle',
      seat: ruby,
      place: { car: 3, level: 'inside' },
      loot: 'jewel',
      value: undefined,
      cause: 'robbery',
      why: 'forced',
    },
    'Belle takes a jewel inside car 3. There’s no other kind of loot.',
    'Красотка берёт драгоценный камень в\u00a0вагоне\u00a03. Добычи другого вида там нет.',
  ],
  [
    'a purse of somebody else',
    {
      type: 'robbed',
      bandit: 'ghost',
      seat: ruby,
      place: { car: 2, level: 'inside' },
      loot: 'purse',
      value: 'face-down',
      cause: 'pickpocketing',
      why: 'forced',
    },
    'Unseen, Ghost pockets a purse inside car 2.',
    'Без свидетелей Призрак прикарманивает кошелёк в\u00a0вагоне\u00a02.',
  ],
  [
    'a punch',
    {
      type: 'punched',
      bandit: 'doc',
      seat: ruby,
      target: 'django',
      targetSeat: hank,
      place: { car: 3, level: 'roof' },
      loot: 'jewel',
      value: undefined,
      isKept: false,
      why: 'chosen',
    },
    'Doc punches Django on the roof of car 3: a jewel falls.',
    'Док бьёт Джанго на крыше вагона\u00a03, падает драгоценный камень.',
  ],
  [
    'a purse that Cheyenne keeps',
    {
      type: 'punched',
      bandit: 'cheyenne',
      seat: ruby,
      target: 'ghost',
      targetSeat: hank,
      place: { car: 2, level: 'inside' },
      loot: 'purse',
      value: 'face-down',
      isKept: true,
      why: 'chosen',
    },
    'Cheyenne punches Ghost inside car 2 and keeps a purse.',
    'Шайенн бьёт Призрака в\u00a0вагоне\u00a02 и забирает кошелёк.',
  ],
  [
    'a punch at empty pockets',
    {
      type: 'punched',
      bandit: 'doc',
      seat: ruby,
      target: 'belle',
      targetSeat: hank,
      place: { car: 2, level: 'inside' },
      loot: undefined,
      value: undefined,
      isKept: false,
      why: 'forced',
    },
    'Doc punches Belle inside car 2, but nothing falls. There’s no other choice.',
    'Док бьёт Красотку в\u00a0вагоне\u00a02, но выбить нечего. Другого выбора нет.',
  ],
  [
    'the Marshal on his way',
    { type: 'marshal-moved', from: 0, to: 1, cause: 'card', seat: amos, why: 'forced' },
    'Amos sends the Marshal into car 1. There’s nowhere else to go.',
    'Эймос отправляет шерифа в\u00a0вагон\u00a01. Больше некуда.',
  ],
  [
    'a meeting',
    { type: 'bullet-received', bandit: 'ghost', seat: ruby, cause: 'marshal', supply: 12 },
    'The Marshal catches Ghost red-handed: a neutral bullet (12 left).',
    'Шериф застаёт Призрака на месте преступления: нейтральная пуля (в\u00a0запасе ещё 12).',
  ],
  [
    'too few bullets',
    { type: 'bullets-short', bandits: ['doc', 'belle'], supply: 1 },
    'Not enough neutral bullets for everyone (1 left): none for Doc and Belle.',
    'Нейтральных пуль на всех не хватает (в\u00a0запасе 1): без пули — Док и Красотка.',
  ],
  [
    'the cheapest purse',
    { type: 'purse-lost', bandit: 'doc', seat: ruby, value: 300 },
    'Doc loses the least valuable purse, $300.',
    'Док теряет самый дешёвый кошелёк, $300.',
  ],
  [
    'the count',
    {
      type: 'scored',
      sheets: [
        sheet({ bandit: 'ghost', seat: ruby, purses: [250, 350], jewels: 1, ransoms: 1, loot: 1350 }),
        sheet({ bandit: 'tuco', seat: hank, purses: [250], strongboxes: 2, loot: 2250 }),
        sheet({ bandit: 'belle', seat: amos, loot: 0 }),
        sheet({ bandit: 'doc', seat: pearl, purses: [250], loot: 250 }),
      ],
      players: [
        { seat: ruby, loot: 1350, fired: 4, bonus: 1000, total: 2350, received: 2, rank: 1 },
        { seat: hank, loot: 2250, fired: 1, bonus: 0, total: 2250, received: 2, rank: 2 },
        { seat: amos, loot: 0, fired: 0, bonus: 0, total: 0, received: 2, rank: 4 },
        { seat: pearl, loot: 250, fired: 0, bonus: 0, total: 250, received: 2, rank: 3 },
      ],
    },
    'The purses are opened. Ghost has purses of $250 and $350, a jewel and a ransom, worth $1,350 in all; Tuco has a purse of $250 and 2 strongboxes, worth $2,250 in all; Belle has nothing; Doc has a purse of $250. Ruby is the gunslinger and gets $1,000.',
    'Кошельки открыты. Призрак — кошельки $250 и $350, драгоценный камень и выкуп, всего $1\u00a0350; Туко — кошелёк $250 и 2\u00a0кейса, всего $2\u00a0250; Красотка — ничего; Док — кошелёк $250. За меткую стрельбу $1\u00a0000 получает Руби.',
  ],
  [
    'two gunslingers, and bullets that break the tie',
    {
      type: 'scored',
      sheets: [sheet({ bandit: 'doc', seat: ruby, jewels: 5, loot: 2500 })],
      players: [
        { seat: ruby, loot: 2500, fired: 4, bonus: 1000, total: 3500, received: 1, rank: 1 },
        { seat: hank, loot: 2500, fired: 4, bonus: 1000, total: 3500, received: 2, rank: 2 },
      ],
    },
    'The purses are opened. Doc has 5 jewels, worth $2,500 in all. Ruby and Hank are gunslingers and get $1,000 each. Tied on money: fewer bullets received breaks the tie.',
    'Кошельки открыты. Док — 5\u00a0драгоценных камней, всего $2\u00a0500. За меткую стрельбу по $1\u00a0000 получают Руби и Хэнк. При равном богатстве впереди тот, кто получил меньше пуль.',
  ],
  [
    'a victory',
    { type: 'game-ended', ranks: [2, 1, 3], scores: [2450, 2550, 1250] },
    'The train pulls in, and the game is over. Hank wins with $2,550. Other places: 2. Ruby, $2,450; 3. Amos, $1,250.',
    'Поезд прибыл, игра окончена. Побеждает Хэнк: $2\u00a0550. Остальные места: 2-е — Руби, $2\u00a0450; 3-е — Эймос, $1\u00a0250.',
  ],
  [
    'a shared victory',
    { type: 'game-ended', ranks: [1, 1], scores: [2000, 2000] },
    'The train pulls in, and the game is over. Ruby and Hank share the win with $2,000 each.',
    'Поезд прибыл, игра окончена. Победу делят Руби и Хэнк, у\u00a0каждого $2\u00a0000.',
  ],
];

test.each(stories)('%s', (_about, event, english, russian) => {
  expect(en.tell(event, inEnglish)).toBe(english);
  expect(ru.tell(event, inRussian)).toBe(russian);
});

describe('Russian nouns agree with their numbers', () => {
  test.each([
    [1, '1\u00a0карту', '1\u00a0карта'],
    [2, '2\u00a0карты', '2\u00a0карты'],
    [5, '5\u00a0карт', '5\u00a0карт'],
    [11, '11\u00a0карт', '11\u00a0карт'],
    [21, '21\u00a0карту', '21\u00a0карта'],
  ])('%i: %s, %s', (n, drawn, planned) => {
    expect(ru.tell({ type: 'drew', seat: ruby, cards: 'face-down', count: n, why: 'chosen' }, inRussian)).toBe(
      `Руби берёт ${drawn}.`,
    );
    expect(ru.tell({ type: 'planning-ended', pile: n }, inRussian)).toContain(`в\u00a0стопке ${planned}.`);
  });

  test.each([
    [1, 'пуля'],
    [2, 'пули'],
    [5, 'пуль'],
  ])('%i %s', (bulletsLeft, noun) => {
    const shot: Event = {
      type: 'shot',
      bandit: 'doc',
      seat: ruby,
      target: 'belle',
      targetSeat: hank,
      from: { car: 2, level: 'inside' },
      to: { car: 1, level: 'inside' },
      bullet: bulletsLeft + 1,
      bulletsLeft,
      why: 'chosen',
    };
    expect(ru.tell(shot, inRussian)).toContain(`ещё ${bulletsLeft}\u00a0${noun}.`);
  });
});

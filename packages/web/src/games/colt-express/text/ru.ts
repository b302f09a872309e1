import { things as allThings, banditCases, takenCard, text } from '@saloon/colt-express/text';
import { counted, dollars, type Forms, list } from '@saloon/kernel';
import { cardOf, type Kind } from '../logic/kinds.ts';
import type { CharacterId, Loot, Place } from '../wire.ts';
import { asDeed } from './as-deed.ts';
import { boardLines } from './board.ts';
import { promptRu } from './prompt-ru.ts';
import type { Words } from './words.ts';

const things = allThings.ru;
const CARDS: Forms = { one: 'карта', few: 'карты', many: 'карт' };
const PURSES: Forms = { one: 'кошелёк', few: 'кошелька', many: 'кошельков' };
const JEWELS: Forms = { one: 'драгоценный камень', few: 'драгоценных камня', many: 'драгоценных камней' };
const BOXES: Forms = { one: 'кейс', few: 'кейса', many: 'кейсов' };
const BULLETS: Forms = { one: 'пуля', few: 'пули', many: 'пуль' };
/** The verbs of a move as of a deed: somebody has done it. */
const DEEDS: Readonly<Record<string, string>> = {
  перейти: 'переходит',
  выстрелить: 'стреляет',
  взять: 'берёт',
  отправить: 'отправляет',
  ударить: 'бьёт',
  отбросить: 'отбрасывает',
  забрать: 'забирает',
  выбить: 'выбивает',
};
const n = (count: number, of: Forms): string => counted('ru', count, of);
const who = (id: CharacterId): string => things.characters[id].name;
const usd = (amount: number): string => dollars('ru', amount);

const car = (at: number): string => (at === 0 ? 'Локомотив' : `Вагон\u00a0${at}`);
const toCar = (at: number): string => (at === 0 ? 'на локомотив' : `в\u00a0вагон\u00a0${at}`);
const place = ({ car: at, level }: Place): string =>
  level === 'roof'
    ? at === 0
      ? 'крыша локомотива'
      : `крыша вагона\u00a0${at}`
    : at === 0
      ? 'локомотив'
      : `вагон\u00a0${at}`;
const loot = ({ purses, jewels, strongboxes }: Loot): string =>
  list('ru', [
    ...(purses > 0 ? [n(purses, PURSES)] : []),
    ...(jewels > 0 ? [n(jewels, JEWELS)] : []),
    ...(strongboxes > 0 ? [n(strongboxes, BOXES)] : []),
  ]);
const card = (kind: Kind): string => {
  const one = cardOf(kind);
  if ('bullet' in one)
    return one.bullet === 'neutral' ? things.bullets.neutral.name : `${things.bullets.own.name} (${who(one.bullet)})`;
  const { name } = things.actions[one.action];
  return one.bandit === undefined ? name : `${name} (${who(one.bandit)})`;
};
/** After a verb: «Лестницу». Bullets are neither played nor taken. */
const taken = (kind: Kind): string => {
  const one = cardOf(kind);
  return 'bullet' in one ? card(kind) : takenCard(one.action, one.bandit);
};
const whom = (id: CharacterId): string => banditCases(id).accusative;
/** Accusative. */
const TAKEN = { purse: 'кошелёк', jewel: 'камень', strongbox: 'кейс' } as const;
const WAY = { forward: 'вперёд', backward: 'назад' } as const;

export const ru: Words = {
  lang: 'ru',
  things,
  whys: {
    'not-asked': { short: 'не ваш ход', long: 'Сейчас планирует другой. Когда придёт ваш ход, карты подсветятся.' },
    'heist-on': { short: 'идёт ограбление', long: 'Идёт ограбление: карты играют снова в\u00a0следующем раунде.' },
    bullet: {
      short: 'сыграть нельзя',
      long: 'Пули только занимают место на руке. Сыграйте карту действия или возьмите карты.',
    },
    'bullet-kept': {
      short: 'оставить нельзя',
      long: 'Пули всегда уходят в\u00a0сброс. Оставить можно только карты действий.',
    },
    'deck-empty': { short: 'колода пуста', long: 'Брать больше нечего. Сыграйте карту с\u00a0руки.' },
    'no-bonus': {
      short: 'без бонуса',
      long: 'Карту второго бандита добавляют только к\u00a0выстрелу и только в\u00a0стандартный ход.',
    },
    taken: { short: 'уже занят', long: 'Кто-то вас опередил. Выберите свободного.' },
    'out-of-reach': {
      short: 'не дойти',
      long: 'Туда не дойти: внутри на один вагон, по крышам до трёх. Выберите подсвеченный.',
    },
    'no-target': { short: 'не достать', long: 'Отсюда этого бандита не достать. Выберите подсвеченного.' },
    belle: {
      short: 'Красотку щадят',
      long: 'Красотку не трогают, пока можно достать другого. Выберите подсвеченного.',
    },
    'not-here': {
      short: 'не дотянуться',
      long: 'Брать можно только там, где стоите: в\u00a0том же вагоне и на том же уровне.',
    },
    'chosen-already': { short: 'выбор сделан', long: 'Вы уже выбрали. Другие ещё думают.' },
  },
  prompt: promptRu,
  timeOut: (phase, canDraw) =>
    ({
      planning: canDraw ? 'Время выйдет — возьмёте карты.' : 'Время выйдет — сыграет первая карта.',
      keeping: 'Время выйдет — не останется ничего.',
      heist: 'Время выйдет — решит жребий.',
      characters: 'Время выйдет — решит жребий.',
      teams: 'Время выйдет — решит жребий.',
      placing: 'Время выйдет — решит жребий.',
      taking: 'Время выйдет — решит жребий.',
      'game-over': '',
    })[phase],
  answer: (saying) => {
    switch (saying.type) {
      case 'draw':
        return `Взять ${saying.count}`;
      case 'play':
        return `Сыграть ${saying.cards.map(taken).join(' и ')}`;
      case 'hide':
        return 'Сыграть закрыто';
      case 'take':
        return `Взять ${taken(saying.card)}`;
      case 'keep':
        return `Оставить ${saying.count}, сбросить ${saying.discarded}`;
      case 'keep-all':
        return 'Оставить все';
      case 'keep-none':
        return 'Ничего';
      case 'random':
        return 'Пусть решит жребий';
      case 'be':
        return `Играть за ${saying.bandits.map(whom).join(' и ')}`;
      case 'place':
        return `Поставить ${whom(saying.last)}`;
      case 'go':
        return `Идти ${toCar(saying.car)}`;
      case 'shoot':
        return `Стрелять в\u00a0${whom(saying.target)}`;
      case 'hit':
        return `Бить ${whom(saying.target)}`;
      case 'rob':
        return `Взять ${TAKEN[saying.loot]}`;
      case 'drop':
        return `Уронить ${TAKEN[saying.loot]}`;
      case 'keep-purse':
        return 'Забрать себе';
      case 'push':
        return `Отбросить ${toCar(saying.car)}`;
      case 'send':
        return `Послать ${toCar(saying.car)}`;
    }
  },
  note: (saying, marshal) => {
    switch (saying.type) {
      case 'go':
        return saying.car < saying.from ? WAY.forward : WAY.backward;
      case 'push':
        return saying.car === marshal ? 'прямо к\u00a0шерифу!' : WAY[saying.direction];
      case 'send':
        return WAY[saying.direction];
      case 'rob':
        return things.loot[saying.loot].rule.replace(/,.*|\.$/, '').toLowerCase();
      default:
        return undefined;
    }
  },
  marks: {
    away: 'пустует',
    turn: 'ходит',
    chosen: 'готово',
    choosing: 'думает',
    next: 'следом',
    first: 'первый',
  },
  round: (round, rounds) => (round === 0 ? 'Посадка' : `Раунд ${round} из ${rounds}`),
  turnKinds: {
    standard: 'Стандартный',
    tunnel: things.turns.tunnel.name,
    'speeding-up': things.turns['speeding-up'].name,
    switching: things.turns.switching.name,
  },
  turn: (at) => `ход ${at}`,
  card,
  shortActions: {
    move: 'Движ.',
    ladder: 'Лестн.',
    fire: 'Выстр.',
    robbery: 'Кража',
    punch: 'Удар',
    marshal: 'Шериф',
  },
  car,
  carSign: (name, at) => (at === 0 ? name : `${name} · ${at}`),
  place,
  level: { inside: 'внутри', roof: 'крыша' },
  dollars: usd,
  bulletsLeft: (count) => `${count} из 6`,
  cards: (count) => n(count, CARDS),
  loot,
  you: 'Вы',
  // Neuter, because it fits men and women alike.
  free: 'свободно',
  takenBy: (name) => `играет ${name}`,
  marshal: 'Шериф',
  slots: {
    hidden: 'закрыта',
    covered: 'накрыта',
    drew: 'добор',
    you: 'вы',
    bonus: 'бонус',
    toCome: 'впереди',
    now: 'выбирает',
    done: 'сделано',
    resolving: 'выполняется',
  },
  noEvent: 'Без события: раунд кончается ограблением.',
  station: 'Станция',
  eventAfter: 'После ограбления',
  roundCard: 'Карта раунда',
  own: {
    worth: usd,
    onlyYou: 'ценность кошельков видите только вы',
    noLoot: 'Пока ничего',
    deck: (count) => (count === 0 ? 'колода пуста' : `${n(count, CARDS)} в\u00a0колоде`),
    discard: (count) => `${n(count, CARDS)} в\u00a0сбросе`,
    known: (values) => `вы знаете: ${values.join(', ')}`,
    deckTitle: 'Колода',
    received: (count) => `получено: ${n(count, BULLETS)}`,
    fired: (count) => `выпущено: ${n(count, BULLETS)}`,
    ability: 'Способность',
    noAbility: 'За этим столом играют без способностей.',
    loot: 'Добыча',
    revolver: 'Револьвер',
    bullets: 'Полученные пули',
    discardTitle: 'Сброс',
    discardSeen: 'то, что видели все',
    onTop: (count) => `сверху колоды: ${n(count, BULLETS)}`,
    details: (name) => `${name}: рассмотреть`,
    pick: 'Ваша колода: возьмите одну карту',
    first: 'первой',
    second: 'бонус',
    kept: 'останется',
  },
  heist: {
    title: 'Ограбление',
    event: 'Событие',
    skip: 'Пропустить',
    pause: 'Пауза',
    goOn: 'Дальше',
    back: 'На карту назад',
    speed: (speed) => `Скорость: ${ru.heist.speeds[speed]}. Нажмите, чтобы изменить.`,
    speeds: { calm: 'спокойно', normal: 'обычно', quick: 'быстро' },
    noEffect: 'Без последствий',
    cardOf: (at, all) => `карта ${at} из ${all}`,
  },
  lastHeist: {
    title: 'Прошлое ограбление',
    deed: (deed) => {
      switch (deed) {
        case 'climbed':
          return 'меняет уровень';
        case 'no-target':
          return 'никого не достать, без последствий';
        case 'no-loot':
          return 'брать нечего, без последствий';
        case 'empty-revolver':
          return 'револьвер пуст, без последствий';
        default:
          return asDeed(
            text.ru.describeMove(deed, () => ''),
            DEEDS,
          );
      }
    },
  },
  mini: (where) => `Показать: ${where}`,
  regions: {
    opponents: 'Соперники',
    train: 'Поезд, хвост слева',
    plan: 'План этого раунда',
    hand: 'Ваша рука',
    board: 'Описание стола',
    choice: 'Кем вы будете?',
    mini: 'Весь поезд',
    own: 'Ваше место',
  },
  choice: { character: 'Выберите бандита', team: 'Выберите двух бандитов' },
  opponent: (name, player, bandits) =>
    `${name}${
      bandits.length === 0
        ? ''
        : `, ${list(
            'ru',
            bandits.map(({ character }) => who(character)),
          )}`
    }: ${n(player.cards, CARDS)} на руке, ${n(player.deck, CARDS)} в\u00a0колоде, ${bandits
      .map(
        (bandit) =>
          `${bandits.length > 1 ? `${who(bandit.character)}: ` : ''}${n(bandit.bullets, BULLETS)} в\u00a0револьвере, ${loot(bandit.loot) || 'добычи нет'}`,
      )
      .join('; ')}, получено: ${n(player.receivedCount, BULLETS)}`,
  figure: (bandit, at, isYours) => `${who(bandit)}${isYours ? ' (вы)' : ''}, ${place(at)}`,
  alarms: {
    shot: (bandit) => `${bandit} получает пулю!`,
    punched: (bandit) => `${bandit}: вас ударили!`,
    marshal: (bandit) => `${bandit} получает пулю от закона!`,
  },
  facts: (view) => {
    const on = { purses: 0, jewels: 0, strongboxes: 0 };
    for (const { inside, roof } of view.cars) {
      on.purses += inside.purses + roof.purses;
      on.jewels += inside.jewels + roof.jewels;
      on.strongboxes += inside.strongboxes + roof.strongboxes;
    }
    return [
      ['Кошельки в\u00a0поезде', String(on.purses)],
      ['Камни', String(on.jewels)],
      ['Кейсы', String(on.strongboxes)],
      ['Нейтральные пули', String(view.neutralBullets)],
    ];
  },
  board: (view, names, you) =>
    boardLines(view, names, you, {
      place: (at) => (at.level === 'roof' ? 'Крыша' : 'Внутри'),
      car: (at, name) => (at === 0 ? 'Локомотив' : `Вагон ${at}, ${name}`),
      who,
      you: ' (вы)',
      marshal: 'шериф',
      loot,
      nobody: 'никого',
      things,
      lang: 'ru',
      player: (name, player, bandits) => `${ru.opponent(name, player, bandits)}.`,
      pile: (at, name, what) => `Карта плана ${at}, ${name}: ${what}.`,
      hidden: 'закрыта',
      covered: 'накрыта',
      turns: 'Ходы раунда',
    }),
  finalCount: {
    title: 'Подсчёт',
    gunslinger: 'Самый меткий',
    purses: 'Кошельки',
    jewels: 'Камни',
    strongboxes: 'Кейсы',
    ransoms: 'Выкуп',
    total: 'Итого',
    received: (count) => `получено: ${n(count, BULLETS)}`,
    tie: 'Поровну денег: решило число полученных пуль.',
  },
  roundOver: {
    title: (round) => `Раунд ${round} окончен`,
    bullets: (count) => n(count, BULLETS),
    nothing: 'без потерь и прибыли',
    more: (count) => `и ещё ${count}`,
    seen: 'Что видно всем',
    on: (round) => `К\u00a0раунду ${round}`,
    first: 'Сначала посмотрите, чем кончился раунд.',
  },
  lookAtTurn: (at) => `Ход ${at}: рассмотреть карты`,
  ending: {
    depot: 'Станция Ред-Рок',
    wanted: 'Розыск',
    richest: 'самый богатый бандит на линии',
    place: (rank) => `${rank}-е место`,
    won: (bandit, margin, isByPrize) =>
      `${bandit === undefined ? 'Вы победили' : `Победа: ${bandit}`}, отрыв ${usd(margin)}${isByPrize ? ' — решила награда лучшему стрелку' : ''}.`,
    shared: (total) => `Ничья: по ${usd(total)} и поровну пуль.`,
    fewerBullets: (bandit, total) =>
      `Поровну, по ${usd(total)}: ${bandit === undefined ? 'у вас' : `у победителя (${bandit})`} меньше пуль.`,
    yours: (rank, total) => `Вы заняли ${rank}-е место: ${usd(total)}.`,
  },
};

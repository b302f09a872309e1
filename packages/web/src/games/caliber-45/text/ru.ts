import { labels, text } from '@saloon/caliber-45/text';
import { bulletsOn } from '@saloon/caliber-45/wire';
import {
  anyOf,
  counted,
  dollars,
  type Forms,
  list,
  type Names,
  type Seat,
  seat as seatAt,
  sentences,
  unreachable,
} from '@saloon/kernel';
import type { Saying } from '../logic/answers.ts';
import type { Danger, Prompt } from '../logic/prompt.ts';
import { robberiesOf } from '../logic/robberies.ts';
import type { Status } from '../logic/status.ts';
import { asPrinted, type Cards, type MoneyCard, type View } from '../wire.ts';
import type { Said, Words } from './words.ts';

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many });
const CARD = forms('карта', 'карты', 'карт');
const TOKEN = forms('жетон залога', 'жетона залога', 'жетонов залога');
const GUARD = forms('охранник', 'охранника', 'охранников');
const INDIAN = forms('индеец', 'индейца', 'индейцев');
const BULLET = forms('патрон', 'патрона', 'патронов');
const say = (n: number, noun: Forms): string => counted('ru', n, noun);
const usd = (amount: number): string => dollars('ru', amount);
const short = (amount: number): string => `${usd(amount / 1000)}к`;
const named = labels.ru;
const team = (n: number): string => named.teams[n] ?? `Команда ${n + 1}`;
const danger = ({ type, count }: Danger): string => say(count, type === 'guards' ? GUARD : INDIAN);

/** «4 + 2»; other cards by name. */
const sumOf = (cards: Cards): string =>
  cards
    .map((card) => (bulletsOn(card) > 0 ? String(bulletsOn(card)) : named.weapons[card].name.toLowerCase()))
    .join(' + ');

function prompt(asked: Prompt, names: Names): Said {
  switch (asked.type) {
    case 'arm':
      if (asked.isNoon)
        return { title: 'Ровно полдень', line: 'Слишком долго без ограбления: все обязаны идти на дело.' };
      return {
        title: 'Вооружаться или на дело?',
        line:
          asked.bail > 0
            ? `На ковбое ${say(asked.bail, TOKEN)}: отработайте один или платите за все на деле.`
            : asked.cards === 6
              ? 'Рука полна: обменяйте карту или объявите ограбление.'
              : 'Возьмите карту или объявите ограбление.',
      };
    case 'exchange':
      return {
        title: `Обменять: ${asked.cards.map(cardName).join(' и\u00a0')}?`,
        line:
          asked.cards.length === 1 && asked.cards[0] === 'coyote'
            ? 'Койот уходит только вместе с\u00a0картой патронов: выберите её.'
            : 'Что вы сбросите, увидят все. Взамен придёт одна карта.',
      };
    case 'need-cowboy':
      return asked.isNoon
        ? { title: 'Ровно полдень: наймите ковбоя', line: 'Кто бы ни пришёл, его придётся оставить.' }
        : { title: 'У вас нет ковбоя', line: 'Наймите: посмотрите карту и оставьте её под залогом или прогоните.' };
    case 'hire':
      return {
        title:
          asked.cowboy === undefined
            ? 'Оставить ковбоя?'
            : `Оставить? Это ${named.cowboyName(asPrinted(asked.cowboy))}`,
        line: `Оставленный — рубашкой вверх, ${asked.bail === 0 ? 'без залога' : `на нём ${say(asked.bail, TOKEN)}`}; прогнанного увидят все.`,
      };
    case 'call':
      return {
        title: `${names(asked.by)} объявляет ограбление. Вы едете?`,
        line:
          asked.price === undefined
            ? 'Ковбоя перевернут лицом вверх, и назад дороги нет.'
            : `Придётся сразу заплатить залог: ${usd(asked.price.amount)}.`,
      };
    case 'pick':
      return asked.slot === undefined
        ? { title: 'Выберите денежную карту', line: 'Любую: там добыча или беда для всех, кто поехал.' }
        : { title: `Открыть карту ${asked.slot + 1}?`, line: 'Там добыча или беда для всех, кто поехал.' };
    case 'face':
      return {
        title: `Перед вами ${danger(asked.danger)}. Что делать?`,
        line:
          asked.danger.type === 'guards' && asked.rivals.length > 0
            ? `Потом за добычей ${asked.rivals.length === 1 ? 'придёт' : 'придут'} ${list('ru', asked.rivals.map(names))}: приберегите патроны.`
            : 'Отбейтесь сами, ускачите на мустанге или дайте ковбою погибнуть.',
      };
    case 'fine':
      return {
        title: `Шериф требует ${usd(asked.price?.amount ?? 0)}`,
        line: 'Заплатите, или ковбой отправится в тюрьму.',
      };
    case 'vote':
      return { title: 'Сдать всем новых ковбоев?', line: 'Только если согласны все. Голоса откроют разом.' };
    case 'shootout':
      return asked.canFire
        ? { title: `Ваш выстрел: ${sumOf(asked.chosen)}`, line: 'Цель отвечает, а если защитится, ход её.' }
        : {
            title: 'Ваш ход в перестрелке',
            line: `Стреляйте (${anyOf('ru', asked.rivals.map(names))}), вооружайтесь или бегите.`,
          };
    case 'aim':
      return { title: `${sumOf(asked.cards)}: в кого?`, line: 'Цель отвечает, а если защитится, ход её.' };
    case 'defend':
      return {
        title: `${names(asked.by)} стреляет в вас: ${asked.strength}`,
        line: `Ответьте на ${asked.strength} или больше, не выше предела, ускачите или дайте ковбою погибнуть.`,
      };
    case 'other':
      return other(asked, names);
    case 'own':
      return { title: asked.danger === undefined ? 'Ваш ход' : `Перед вами ${danger(asked.danger)}`, line: '' };
    case 'votes':
      return {
        title: 'Стол голосует: сдать ли новых ковбоев',
        line: asked.waiting.length === 0 ? 'Все голоса поданы.' : `Ждём: ${list('ru', asked.waiting.map(names))}.`,
      };
    case 'over':
      return {
        title: asked.winners.length === 1 ? `Победа: ${team(asked.winners[0] ?? 0)}` : 'Победа общая',
        line: asked.isCap ? 'Это было последнее ограбление.' : 'Деньги на столе.',
      };
    default:
      return unreachable(asked);
  }
}

function other({ phase, seat, danger: faced }: Extract<Prompt, { type: 'other' }>, names: Names): Said {
  const who = names(seat);
  const lines: Readonly<Record<View['phase'], Said>> = {
    arming: { title: `Вооружается ${who}`, line: 'Одно действие, и ход идёт дальше по кругу.' },
    hire: { title: `${who} смотрит карту ковбоя`, line: 'Оставит или прогонит.' },
    call: { title: `Поедет ли ${who}?`, line: 'Каждый решает один раз, по очереди.' },
    pick: { title: `${who} выбирает денежную карту`, line: 'Любую из разложенных.' },
    face: {
      title: faced === undefined ? `${who} под огнём` : `${who}: впереди ${danger(faced)}`,
      line: 'Патроны, мустанг или гибель.',
    },
    fine: { title: `Шериф штрафует: ${who}`, line: 'Заплатит или отдаст ковбоя в тюрьму.' },
    vote: { title: 'Стол голосует', line: '' },
    shootout: { title: `Перестрелка, ходит ${who}`, line: 'Выстрел, вооружение или бегство.' },
    defend: { title: `${who} под огнём`, line: 'Патроны, мустанг или гибель.' },
    'game-over': { title: 'Игра окончена', line: '' },
  };
  return lines[phase];
}

function answer(saying: Saying, names: Names): string {
  switch (saying.type) {
    case 'draw':
      return 'Взять карту';
    case 'exchange':
      return saying.cards.length === 0 ? 'Обменять карту' : `Обменять ${sumOf(saying.cards)}`;
    case 'announce':
      return 'На дело!';
    case 'hire':
      return 'Нанять ковбоя';
    case 'work-off':
      return 'Отработать';
    case 'pass':
      return 'Пас';
    case 'keep':
      return 'Оставить ковбоя';
    case 'reject':
      return 'Прогнать';
    case 'join':
      return 'Поехать на дело';
    case 'decline':
      return 'Остаться дома';
    case 'surprise':
      return 'Наугад';
    case 'turn-up':
      return saying.slot === undefined ? 'Открыть карту' : `Открыть карту ${saying.slot + 1}`;
    case 'fire':
      if (saying.cards.length === 0) return 'Огонь';
      return saying.at === undefined
        ? `Огонь ${sumOf(saying.cards)}`
        : `Огонь ${sumOf(saying.cards)} → ${names(saying.at)}`;
    case 'ride':
      return 'Ускакать';
    case 'fall':
      return 'Потерять ковбоя';
    case 'flee':
      return 'Сбежать';
    case 'pay-fine':
      return 'Заплатить штраф';
    case 'go-to-jail':
      return 'В тюрьму';
    case 'vote-yes':
      return 'Голосовать за';
    case 'vote-no':
      return 'Против';
    case 'target':
      return `Стрелять: ${names(saying.seat)}`;
    case 'back':
      return 'Назад';
    default:
      return unreachable(saying);
  }
}

const cardName = (card: Cards[number]): string => named.weapons[card].name.toLowerCase();

const STATUSES = {
  away: 'нет за столом',
  in: 'в деле',
  declined: 'не едет',
  rode: 'на мустанге',
  fled: 'бегство',
  fell: 'ковбой погиб',
  jailed: 'в тюрьме',
  'no-cowboy': 'нет ковбоя',
  ready: 'дома',
  voted: 'голос подан',
} as const;
const status = (of: Status): string => (of.type === 'bail' ? `залог ${short(of.amount)}` : STATUSES[of.type]);

const cardLine = (card: MoneyCard): string => {
  const { name } = named.money[card.kind];
  if (card.kind === 'indians') return say(card.guards, INDIAN);
  return card.value === 0 ? name : `${name}, ${usd(card.value)}`;
};

function board(view: View, names: Names, you: Seat | undefined): readonly string[] {
  const { robbery, weapons, money, cowboys } = view;
  return [
    robbery === undefined
      ? `Вооружение. Ограблений было: ${view.robberies}.${view.isHighNoon ? ' Ровно полдень.' : ''}`
      : sentences(
          `Ограбление №\u00a0${robbery.number}, объявил игрок ${names(robbery.initiator)}.`,
          robbery.card !== undefined && `Открыто: ${cardLine(robbery.card)}.`,
          robbery.threat !== undefined && `Перед игроком ${names(robbery.threat.facing)} ${danger(robbery.threat)}.`,
          robbery.shot !== undefined && `${words.shot(robbery.shot, names)}: ${words.answered[robbery.shot.answer]}.`,
          robbery.heirs.length > 0 &&
            robbery.card?.value !== 0 &&
            `Кому достанется добыча: ${list('ru', robbery.heirs.map(names))}.`,
        ),
    ...view.teams.map(
      ({ total, seats }, i) => `${team(i)}: ${usd(total)} из ${usd(view.target)}. ${list('ru', seats.map(names))}.`,
    ),
    ...view.players.map((_, i) => `${words.seatLabel(view, seatAt(i), seatAt(i) === you ? 'Вы' : names(seatAt(i)))}.`),
    `Оружие: в\u00a0колоде ${say(weapons.deck, CARD)}, в\u00a0отбое ${weapons.discard.length}. Деньги: закрыто ${say(money.slots.length, CARD)}, банк: ${money.discard.length === 0 ? 'пусто' : list('ru', money.discard.map(cardLine))}. Ковбои: в\u00a0колоде ${cowboys.deck}, в\u00a0отбое ${cowboys.discard.length}.`,
  ];
}

function seatLabel(view: View, seat: Seat, name: string): string {
  const player = view.players[seat];
  if (player === undefined) return name;
  const { cowboy } = player;
  const who =
    cowboy === undefined
      ? 'нет ковбоя'
      : cowboy.card === 'face-down'
        ? 'ковбой рубашкой вверх'
        : `${named.cowboyName(asPrinted(cowboy.card))}, предел ${cowboy.card.cap}${cowboy.isFaceUp ? '' : ', рубашкой вверх'}`;
  const bail = cowboy !== undefined && cowboy.bail > 0 ? `, ${say(cowboy.bail, TOKEN)}` : '';
  const debt = player.debt > 0 ? `, долг ${usd(player.debt)}` : '';
  const part = player.part === 'none' ? '' : `, ${STATUSES[player.part]}`;
  return `${name}, ${team(player.team)}: ${who}${bail}, на руке ${say(player.cards, CARD)}, ${usd(player.gross)}${debt}${part}${player.isAway ? ', нет за столом' : ''}`;
}

const words: Words = {
  lang: 'ru',
  labels: named,
  usd,
  short,
  team,
  shorts: {
    NOT_YOUR_TURN: 'не ваш ход',
    STALE_QUESTION: 'вопрос закрыт',
    WRONG_PHASE: 'не сейчас',
    NOT_IN_HAND: 'нет на руке',
    NOT_BULLETS: 'здесь бесполезно',
    NO_CARDS: 'выберите карты',
    NO_DISCARD: 'выберите карту',
    HAND_FULL: 'рука полна',
    HAND_NOT_FULL: 'берите карту',
    COYOTE_NEEDS_BULLET: 'нужен патрон',
    ONLY_COYOTE_HAS_COMPANION: 'уходит одна',
    NO_COWBOY: 'нет ковбоя',
    HAS_COWBOY: 'ковбой есть',
    NO_BAIL: 'залога нет',
    BAIL_NOT_COVERED: 'залог не покрыт',
    NO_PASSING: 'пасовать нельзя',
    HIGH_NOON: 'ровно полдень',
    DECK_EMPTY: 'колода пуста',
    NO_SUCH_SLOT: 'карты нет',
    TOO_WEAK: 'слишком слабо',
    OVER_CAP: 'выше предела',
    NO_MUSTANG: 'нет мустанга',
    BAD_TARGET: 'не цель',
    OWN_TEAM: 'своя команда',
    ALREADY_VOTED: 'голос подан',
    AWAY: 'вы ушли',
  },
  long: (why) =>
    why === 'NO_DISCARD'
      ? 'Ни одной карты не выбрано. Выберите, какую сбросить: взамен придёт другая.'
      : (text.ru.refusals[why] ?? ''),
  prompt,
  timeOut: (view, you) => {
    const own = view.players[you];
    switch (view.phase) {
      case 'arming':
        if (own?.cowboy === undefined) return 'Время выйдет — наймёте ковбоя.';
        if (own.cowboy.bail > 0) return 'Время выйдет — отработаете жетон.';
        if (view.isHighNoon) return 'Время выйдет — объявите ограбление.';
        return own.cards < 6 ? 'Время выйдет — возьмёте карту.' : 'Время выйдет — уйдёт самая ненужная карта.';
      case 'hire':
        return 'Время выйдет — ковбой останется.';
      case 'call':
        return 'Время выйдет — останетесь дома.';
      case 'pick':
        return 'Время выйдет — откроется первая карта.';
      case 'face':
      case 'defend':
        return 'Время выйдет — самый дешёвый ответ.';
      case 'fine':
        return 'Время выйдет — заплатите.';
      case 'vote':
        return 'Время выйдет — ваш голос «против».';
      case 'shootout':
        return own !== undefined && own.cards < 6 && view.weapons.deck > 0
          ? 'Время выйдет — возьмёте карту.'
          : 'Время выйдет — сбежите.';
      default:
        return undefined;
    }
  },
  answer,
  status,
  turn: 'решает',
  you: 'вы',
  onlyYouSee: 'Это видите только вы.',
  seen: 'его уже видели',
  hand: (n) => `на руке ${say(n, CARD)}`,
  owes: (amount) => `долг ${short(amount)}`,
  bail: (tokens) => say(tokens, TOKEN),
  noCowboy: 'Нет ковбоя',
  hiddenCowboy: 'Ковбой рубашкой вверх',
  bullets: 'Патроны',
  weapon: (card) => (bulletsOn(card) > 0 ? `Патроны ${bulletsOn(card)}` : named.weapons[card].name),
  seatLabel,
  teamLabel: (n, total, target, isYours) =>
    `${team(n)}${isYours ? ', ваша команда' : ''}: ${usd(total)} из ${usd(target)}`,
  spread: (cards, of) => `Денежная колода: закрыто ${say(cards, CARD)} из ${of}`,
  slot: (slot, isChosen) => `Денежная карта ${slot + 1}${isChosen ? ', выбрано' : ''}`,
  piles: { weapons: 'оружие', spent: 'отбой', bank: 'банк', cowboys: 'ковбои', gone: 'выбыли' },
  pile: (pile, n) =>
    ({
      weapons: `Оружейная колода: ${say(n, CARD)}`,
      spent: `Оружейный отбой: ${say(n, CARD)}`,
      bank: `Банк: ${say(n, CARD)}`,
      cowboys: `Ковбойская колода: ${say(n, CARD)}`,
      gone: `Ковбойский отбой: ${say(n, CARD)}`,
    })[pile],
  look: {
    title: 'Стопки',
    left: (n) => `закрыто: ${say(n, CARD)}`,
    empty: 'Здесь пусто.',
    filled: (n) => `из ${n}`,
    aid: 'Первое число — сколько таких карт открыто здесь; второе — сколько их было в\u00a0колоде, когда её наполнили.',
  },
  meter: {
    strength: 'Сила',
    inHand: 'На руке',
    needed: 'нужно',
    cap: (name) => `предел: ${name}`,
    spare: 'больше, чем нужно',
    lost: 'пропадёт сверх предела',
    label: (strength, needed, lost) =>
      `Сила ${strength}${needed === undefined ? '' : `, нужно ${needed}`}${lost > 0 ? `, сверх предела пропадёт ${say(lost, BULLET)}` : ''}`,
  },
  price: {
    title: ({ due, amount }, name) =>
      `${due === 'bail' ? 'Залог' : 'Штраф'} ${usd(amount)}${name === undefined ? '' : `: ${name}`}`,
    gives: 'уйдёт',
    change: 'сдача',
    debt: (amount) =>
      `У\u00a0банка нет сдачи: вы должны ему ${usd(amount)}. Долг спишется сам, как только подойдут купюры.`,
    note: ({ amount }) => `стоит ${short(amount)}`,
  },
  target: (card) => {
    switch (card.kind) {
      case 'sheriff':
        return 'штраф со всех, кто поехал';
      case 'indians':
        return `${say(card.guards, INDIAN)}, добычи нет`;
      case 'dynamite':
        return 'взрыв накрывает всех, кто поехал';
      default:
        return card.guards === 0 ? 'охраны нет' : `${say(card.guards, GUARD)}, отбиться надо разом`;
    }
  },
  card: cardLine,
  cowboyWeapon: ({ id }) =>
    Object.hasOwn(named.cowboys, id) ? named.cowboys[id as keyof typeof named.cowboys].weapon : undefined,
  heir: (name, isYou) => (isYou ? 'Пока добыча ваша' : `Пока добыча за игроком ${name}`),
  repelled: (name) => `Охрана отбита: ${name}`,
  sum: (cards, strength, lost) => `${cards}${lost > 0 ? `: сила ${strength}, сверх предела ${lost}` : ''}`,
  shot: ({ shooter, target, strength }, names) =>
    `${names(shooter)} стреляет в игрока ${names(target)}, сила ${strength}`,
  answered: { awaited: 'ждём ответа', defended: 'защита', rode: 'на мустанге', fell: 'ковбой погиб' },
  votes: (voted, all) => `голосов подано: ${voted} из ${all}`,
  yes: 'за',
  no: 'против',
  won: (teams) =>
    teams.length === 1 ? `Победа: ${team(teams[0] ?? 0)}` : `Победу делят ${list('ru', teams.map(team))}`,
  noon: 'Ровно полдень: все обязаны идти на дело.',
  stages: { label: 'Этапы игры', names: ['Вооружение', 'Вызов', 'Нападение', 'Перестрелка', 'Делёж'] },
  seating: {
    'needless-neighbours': 'Рядом сидит больше товарищей по команде, чем нужно.',
    'uneven-teams': 'Команды неравны: у большей явное преимущество.',
  },
  skip: 'Пропустить',
  regions: {
    teams: 'Команды',
    seats: 'Игроки',
    table: 'Стол',
    own: 'Ваше место',
    meter: 'Сила',
    hand: 'Ваша рука',
    posse: 'Кто в деле',
    board: 'Описание стола',
    piles: 'Стопки',
  },
  alarms: {
    yourTurn: 'Ваш ход.',
    faced: (threat, count) => `Перед вами ${danger({ type: threat, count })}.`,
    shot: (strength) => `В вас стреляют, сила ${strength}.`,
    shootout: 'Перестрелка: ваш ход.',
    vote: 'Динамит. Голосуйте, сдать ли новых ковбоев.',
  },
  board,
  fact: (view, names) => {
    const inside = view.players.flatMap(({ part, cowboy }, i) =>
      part === 'in' && cowboy !== undefined && cowboy.card !== 'face-down'
        ? [[names(seatAt(i)), `до ${cowboy.card.cap}`] as const]
        : [],
    );
    if (view.robbery !== undefined && inside.length > 0 && inside.length < 5) return inside;
    return [
      ['Цель', usd(view.target)],
      [
        'Ограблений',
        view.maxRobberies === undefined ? String(robberiesOf(view)) : `${robberiesOf(view)} из ${view.maxRobberies}`,
      ],
    ];
  },
  finalNote: (view, seat) => {
    const player = view.players[seat];
    if (player === undefined) return '';
    return `${team(player.team)}, свои деньги: ${usd(player.net)}`;
  },
};

export const ru = words;

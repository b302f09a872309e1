import { counted, type Forms, list, type Names, plural, type Seat, seat, unreachable } from '@saloon/kernel';
import { type BestSet, bestSet, SHERIFFS, valueIn } from '@saloon/wright-brothers/wire';
import type { Saying } from '../logic/answers.ts';
import type { Prompt, Singles } from '../logic/prompt.ts';
import type { Step } from '../logic/showdown.ts';
import type { CardId, Cards } from '../wire.ts';
import type { Said, Words } from './words.ts';

// A name comes in the nominative and may be anybody's: every other case is «игрока Билли».

const forms = (one: string, few: string, many: string): Forms => ({ one, few, many });
const say = (n: number, noun: Forms): string => `${n} ${plural('ru', n, noun)}`;
const CARD = forms('карта', 'карты', 'карт');
const TAKEN = forms('карту', 'карты', 'карт');
const POINT = forms('очко', 'очка', 'очков');

const NUMBERS = [
  '',
  'одна',
  'две',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
];
const SETS: readonly Forms[] = [
  forms('', '', ''),
  forms('единица', 'единицы', 'единиц'),
  forms('двойка', 'двойки', 'двоек'),
  forms('тройка', 'тройки', 'троек'),
  forms('четвёрка', 'четвёрки', 'четвёрок'),
  forms('пятёрка', 'пятёрки', 'пятёрок'),
  forms('шестёрка', 'шестёрки', 'шестёрок'),
  forms('семёрка', 'семёрки', 'семёрок'),
];
/** «Джокер считается пятёркой». */
const AS = ['', 'единицей', 'двойкой', 'тройкой', 'четвёркой', 'пятёркой', 'шестёркой', 'семёркой'];
const big = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const reading = ({ size, value }: BestSet): string => {
  const noun = SETS[value];
  return size === 0 || noun === undefined ? 'Ничего' : big(`${NUMBERS[size] ?? size} ${plural('ru', size, noun)}`);
};

const ordinary = (name: string, many: string) => ({
  name,
  rule: `Бросайте одну, несколько одинаковых или в сумме; в револьвере пополняет набор ${many}.`,
});
const cards: Words['cards'] = {
  '1': ordinary('Единица', 'единиц'),
  '2': ordinary('Двойка', 'двоек'),
  '3': ordinary('Тройка', 'троек'),
  '4': ordinary('Четвёрка', 'четвёрок'),
  '5': ordinary('Пятёрка', 'пятёрок'),
  '6': ordinary('Шестёрка', 'шестёрок'),
  '7': ordinary('Семёрка', 'семёрок'),
  joker: {
    name: 'Джокер',
    rule: 'При дележе повторяет лучшую для вас обычную карту вашего револьвера; без неё ничего не стоит.',
  },
  miss: {
    name: 'Промах',
    rule: 'При дележе отменяет одну карту старшего номинала, даже вашу, если больше ни у\u00a0кого его нет.',
  },
  switch: { name: 'Подмена', rule: 'Возьмите две случайные карты с\u00a0руки соперника и\u00a0верните любые две.' },
  helper: { name: 'Помощник', rule: 'Лежит перед вами до конца раунда: добор на одну карту больше.' },
  indians: {
    name: 'Индейцы',
    rule: 'Каждый соперник теряет случайную карту из револьвера и\u00a0берёт другую на руку.',
  },
  sheriff: { name: 'Шериф', rule: 'Выходит в ряд: при двух можно начать стрельбу, четвёртый начинает её сам.' },
};
const ACCUSATIVE: Readonly<Record<CardId, string>> = {
  '1': 'единицу',
  '2': 'двойку',
  '3': 'тройку',
  '4': 'четвёрку',
  '5': 'пятёрку',
  '6': 'шестёрку',
  '7': 'семёрку',
  joker: 'джокера',
  miss: 'промах',
  switch: 'подмену',
  helper: 'помощника',
  indians: 'индейцев',
  sheriff: 'шерифа',
};
const these = (some: Cards): string =>
  list(
    'ru',
    some.map((card) => (valueIn(card) > 0 ? card : cards[card].name.toLowerCase())),
  );

/** WB-SWITCH-3, WB-SWITCH-4: a hand of one card loses that one, and as many come back. */
const SWITCH: Readonly<Record<Singles, string>> = {
  none: 'Две случайные возьмёте, две любые вернёте.',
  some: 'Две случайные или единственную возьмёте, столько же вернёте.',
  all: 'Единственную карту возьмёте, одну любую вернёте.',
};

function prompt(asked: Prompt, names: Names): Said {
  switch (asked.type) {
    case 'watching':
      return {
        title: `Ходит ${names(asked.active)}`,
        line: 'Вы смотрите игру: карты на руках и в револьверах скрыты.',
      };
    case 'your-turn':
      return {
        title: 'Ваш ход',
        line: asked.canStart
          ? `Бросьте карты, сыграйте событие или ${asked.isDuel ? 'вызовите на дуэль' : 'начните перестрелку'}.`
          : 'Бросьте карты, сыграйте событие или пасуйте.',
      };
    case 'empty-hand':
      return {
        title: 'Ваш ход',
        line: asked.canStart
          ? `Карт нет: пасуйте или ${asked.isDuel ? 'вызовите на дуэль' : 'начните перестрелку'}.`
          : 'Карт нет: можно только пасовать.',
      };
    case 'throw':
      return asked.sum === undefined
        ? {
            title: `Ваш ход: ${these(asked.cards)}`,
            line: asked.cards.length === 1 ? 'Бросить эту карту в добычу?' : 'Бросить одинаковые в добычу?',
          }
        : { title: `Ваш ход: ${asked.sum}`, line: 'Бросить эту сумму в добычу?' };
    case 'only-load':
      return { title: `Выбрано: ${these(asked.cards)}`, line: 'Вместе не бросают, но зарядить можно.' };
    case 'fits-nothing':
      return { title: `Выбрано: ${these(asked.cards)}`, line: 'Вместе этого не бросить и не зарядить.' };
    case 'play':
      return {
        title: `Ваш ход: ${cards[asked.card].name.toLowerCase()}`,
        line: asked.singles === 'none' ? cards[asked.card].rule : SWITCH[asked.singles],
      };
    case 'aim':
      return {
        title: `${cards[asked.card].name}: чья рука?`,
        line: SWITCH[asked.singles],
      };
    case 'start':
      return asked.isDuel
        ? {
            title: 'Вызвать на дуэль?',
            line: asked.isSealed
              ? 'Две карты откроются. Если ваша старше, оба выбирают втёмную.'
              : 'Две карты откроются разом. Бейте, только если ваша старше.',
          }
        : { title: 'Начать перестрелку?', line: 'Ваша рука будет первой, а револьвер закроется.' };
    case 'own-turn':
      return { title: 'Ваш ход', line: '' };
    case 'other-turn':
      return {
        title: `Ходит ${names(asked.seat)}`,
        line: asked.canLoad ? 'Заряжать револьвер можно и в чужой ход.' : 'Револьверы сейчас закрыты.',
      };
    case 'load':
      return {
        title: `Зарядить: ${these(asked.cards)}?`,
        line: asked.isRace ? 'Каждая секунда на счету: рука ещё не на добыче.' : 'Назад на руку карты не вернутся.',
      };
    case 'give-back':
      return {
        title: `Верните ${say(asked.count, forms('карту', 'карты', 'карт'))}`,
        line: `Игроку ${names(asked.target)}; выбрано ${asked.chosen} из ${asked.count}.`,
      };
    case 'robbed':
      return {
        title: `${names(asked.by)} берёт ${asked.count === 1 ? 'вашу карту' : 'ваши карты'}`,
        line: `Взято: ${say(asked.count, CARD)}; столько же вернётся.`,
      };
    case 'switching':
      return {
        title: `${names(asked.by)} выбирает, что вернуть`,
        line: `У игрока ${names(asked.target)} взято: ${say(asked.count, CARD)}. Револьверы закрыты.`,
      };
    case 'race':
      return asked.isStunned
        ? { title: 'Рано! Нажмите ещё раз', line: 'Нажатие до сигнала не считается: теперь не быстрее 600\u00a0мс.' }
        : {
            title: 'Руки на добычу!',
            line: `${asked.hasKeys ? 'Коснитесь стола, нажмите пробел или Enter' : 'Коснитесь стола'}. ${asked.isDuel ? 'Первой руке — бонусные карты' : 'Самая медленная — вне дележа'}.`,
          };
    case 'hand-down':
      return { title: 'Ваша рука на добыче', line: 'Ждём остальных. Все руки покажет фотофиниш.' };
    case 'race-watched':
      return { title: 'Идёт гонка', line: 'Все руки покажет фотофиниш.' };
    case 'suspense':
      return {
        title: asked.isCaller ? 'Дуэль вызвана' : `${names(asked.caller)} вызывает на дуэль`,
        line: `Карты откроются внезапно. Рука раньше времени ${asked.isFoul ? '— фальстарт' : 'не считается'}.`,
      };
    case 'arrival':
      return {
        title: 'Четвёртый шериф!',
        line: 'Сигнал прозвучит внезапно. Рука раньше времени не\u00a0считается.',
      };
    case 'fouled':
      return {
        title: asked.you === 'fouler' ? 'Нервы сдали' : `${names(asked.by)}: нервы сдали`,
        line:
          asked.you === 'opponent'
            ? 'Бонусные карты будут ваши. До открытия можно заряжать.'
            : 'Бонусные карты достанутся сопернику, как только карты откроются.',
      };
    case 'duel':
      return { title: 'Бить или держать?', line: 'Бьют, только если карта вызвавшего старше. Иначе — фальстарт.' };
    case 'seal':
      return { title: 'Тайный выбор', line: 'Карта рывка даёт скорость, каждая заряженная отнимает единицу.' };
    case 'sealed':
    case 'sealing':
      return {
        title: asked.type === 'sealed' ? 'Выбор сделан' : 'Идёт тайный выбор',
        line: asked.waiting.length === 0 ? 'Все готовы.' : `Выбирают: ${list('ru', asked.waiting.map(names))}.`,
      };
    case 'splitting':
      return { title: 'Идёт делёж', line: 'Смотрите или сразу переходите к\u00a0итогу.' };
    case 'your-miss':
      return {
        title: `Ваш промах: чью ${ACCUSATIVE[asked.card]} отменить?`,
        line: 'Старший номинал, одна карта.',
      };
    case 'other-miss':
      return {
        title: `Промах: выбирает ${names(asked.owner)}`,
        line: `Будет отменена ${cards[asked.card].name.toLowerCase()}.`,
      };
    case 'round-over':
      return asked.isReady
        ? {
            title: 'Раунд окончен',
            line: asked.waiting.length === 0 ? 'Сдаём карты.' : `Ждём: ${list('ru', asked.waiting.map(names))}.`,
          }
        : { title: 'Раунд окончен', line: 'Готовы к следующей сдаче?' };
    case 'game-over':
      return { title: 'Игра окончена', line: 'Добыча поделена, счёт закрыт.' };
    default:
      return unreachable(asked);
  }
}

function answer(saying: Saying, names: Names): string {
  switch (saying.type) {
    case 'pass':
      return 'Пас';
    case 'shootout':
      return 'Перестрелка';
    case 'duel':
      return 'Дуэль';
    case 'start-shootout':
      return 'Начать перестрелку';
    case 'start-duel':
      return 'Вызвать на дуэль';
    case 'back':
      return 'Назад';
    case 'ready':
      return 'К следующему раунду';
    case 'load':
      return saying.count === 0 ? 'Зарядить' : `Зарядить ${say(saying.count, TAKEN)}`;
    case 'throw':
      return saying.count === 0 ? 'Бросить' : `Бросить ${say(saying.count, TAKEN)}`;
    case 'give-back':
      return `Вернуть ${say(saying.count, TAKEN)}`;
    case 'play':
      return saying.card === 'helper' ? 'Выложить помощника' : `Сыграть «${cards[saying.card].name}»`;
    case 'target':
      return `Забрать у\u00a0игрока ${names(saying.seat)}`;
    case 'cancel':
      return saying.isOwn ? 'Снять свою' : `Снять карту: ${names(saying.seat)}`;
    case 'seal': {
      const quick = saying.quick === undefined ? 'Без рывка' : `Рывок: ${cards[saying.quick].name.toLowerCase()}`;
      return saying.count === 0 ? quick : `${quick}, зарядить ${saying.count}`;
    }
    default:
      return unreachable(saying);
  }
}

const whose = (names: Names, by: Seat, target: Seat): string =>
  target === by ? 'того же игрока' : `игрока ${names(target)}`;

function stepText(step: Step, names: Names): string {
  switch (step.type) {
    case 'unsealed':
      return 'Тайный выбор раскрыт: карты рывка уходят в добычу, заряженные — в револьверы.';
    case 'finish':
      return 'Порядок рук решает, чьи промахи раньше и кто впереди при равных наборах.';
    case 'revealed':
      return 'Револьверы открыты. Главное — сколько одинаковых, потом — какой номинал.';
    case 'missed': {
      const { seat: by, target, card, why } = step.miss;
      if (target === undefined || card === undefined)
        return `Промах игрока ${names(by)} уходит в пустоту: отменять нечего.`;
      const reason = {
        chosen: '',
        forced: ': больше ни у кого старшего номинала нет',
        auto: ', выбор сделан за владельца',
        'no-target': '',
      };
      return `Промах игрока ${names(by)} отменяет ${ACCUSATIVE[card]} ${whose(names, by, target)}${reason[why]}.`;
    }
    case 'aiming':
      return `Промах игрока ${names(step.owner)} целится: ${cards[step.card].name.toLowerCase()} есть у нескольких.`;
    case 'ranked':
      return 'Места: больше одинаковых, потом старше номинал, потом чья рука раньше.';
    case 'shared':
      return `${names(step.place.seat)} берёт ${step.place.share} из ${step.from}. Остаётся ${step.rest}.`;
    case 'done':
      return 'Делёж окончен. Карта добычи — одно очко.';
    default:
      return unreachable(step);
  }
}

const SHERIFF = forms('шериф', 'шерифа', 'шерифов');
const roundOf = (round: number, rounds: number): string =>
  round > rounds ? `Дополнительный раунд ${round - rounds}` : `Раунд ${round} из ${rounds}`;

function sheriffLine(n: number, isDuel: boolean, isShooting: boolean): string {
  if (n >= SHERIFFS) return 'Закон уже здесь';
  if (isShooting) return isDuel ? 'Идёт дуэль' : 'Идёт перестрелка';
  if (n === SHERIFFS - 1) return 'Следующий начнёт стрельбу сам';
  if (n === 2) return isDuel ? 'На дуэль уже можно вызвать' : 'Перестрелку уже можно начать';
  return isDuel ? 'При двух можно вызвать на дуэль' : 'При двух можно начать перестрелку';
}

export const ru: Words = {
  lang: 'ru',
  cards,
  whys: {
    watching: { short: 'вы зритель', long: 'Вы смотрите эту игру. Сесть можно за следующий стол.' },
    away: { short: 'место пустует', long: 'Вы вышли из-за стола. Сначала вернитесь за него.' },
    'event-locks': { short: 'идёт подмена', long: 'Пока действует подмена, револьверы закрыты для всех.' },
    'hand-is-down': { short: 'рука на добыче', long: 'Ваша рука уже на добыче, и револьвер закрыт до новой сдачи.' },
    division: { short: 'идёт делёж', long: 'Идёт делёж: заряжать снова можно после сдачи.' },
    'sealed-done': { short: 'выбор сделан', long: 'Тайный выбор окончателен. Подождите остальных.' },
    'not-loadable': {
      short: 'не заряжается',
      long: 'Карты событий в револьвер не входят: их играют в свой ход или бросают.',
    },
    'one-number': {
      short: 'один номинал',
      long: 'С\u00a0такой большой руки за раз заряжают карты одного номинала, с\u00a0любыми джокерами и\u00a0промахами.',
    },
    'not-your-turn': { short: 'не ваш ход', long: 'Сейчас решает другой игрок. Заряжать можно и в чужой ход.' },
    'not-together': {
      short: 'вместе не бросают',
      long: 'Бросают одну карту, несколько одинаковых или сумму, где одна равна остальным вместе.',
    },
    'no-sum': {
      short: 'не входят в сумму',
      long: 'Эти карты суммы не дают: одна из обычных должна равняться сумме остальных.',
    },
    'too-few-sheriffs': {
      short: 'нужно 2\u00a0шерифа',
      long: 'Стрельбу начинают, когда в ряду два шерифа или больше.',
    },
    'choose-cards': { short: 'выберите карты', long: 'Сначала выберите карты на руке.' },
    'no-cards': { short: 'нет карт', long: 'На руке нет ни одной карты.' },
    'wrong-count': { short: 'не то число карт', long: 'Верните ровно столько карт, сколько взяли.' },
    'duel-is-on': { short: 'дуэль идёт', long: 'Дуэль уже вызвана: ждите, пока откроются карты.' },
  },
  ring: {
    idle: { label: 'Добыча. Ладонь ляжет сюда в гонке', hint: '' },
    'can-start': { label: 'Добыча. Удерживайте полсекунды, чтобы начать', hint: 'Держите ладонь, чтобы начать' },
    suspense: { label: 'Добыча. Сигнала ещё не\u00a0было', hint: 'Ещё рано' },
    open: { label: 'Накрыть добычу', hint: 'Бейте!' },
    stunned: { label: 'Накрыть добычу ещё раз', hint: 'Рано! Ещё раз' },
    sent: { label: 'Рука отправлена', hint: 'Отправлено' },
    down: { label: 'Ваша рука на добыче', hint: 'Ваша рука на добыче' },
    'watching-race': { label: 'Идёт гонка за добычей', hint: 'Руки ложатся на добычу' },
    closed: { label: 'Добыча', hint: '' },
  },
  round: roundOf,
  points: (n) => say(n, POINT),
  pointsShort: 'очк.',
  lootCount: (n) => ({ n: String(n), noun: `${plural('ru', n, CARD)} добычи` }),
  deckCount: (n) => `В колоде ${say(n, CARD)}`,
  helperNote: (n) => `+${say(n, CARD)}`,
  bonusNote: (n) => `бонус: ${n}`,
  sheriffs: (n, isDuel, isShooting) => ({
    title: n === 0 ? 'Шерифов пока нет.' : `${say(n, SHERIFF)} из ${SHERIFFS}.`,
    line: sheriffLine(n, isDuel, isShooting),
  }),
  next: 'следом',
  turnMark: 'ходит',
  away: 'пустует',
  handDown: 'рука легла',
  chosenMark: 'выбрано',
  you: 'вы',
  readyMark: 'готово',
  opponent: (name, score, hand, loaded) =>
    `${name}: ${say(score, POINT)}, на руке ${say(hand, CARD)}, в револьвере ${say(loaded, CARD)}`,
  reading,
  readingNote: ({ size, value, jokers }, revolver) => {
    const misses = revolver.filter((card) => card === 'miss').length;
    const parts: string[] = [];
    if (jokers > 0 && size > 0)
      parts.push(jokers === 1 ? `Джокер считается ${AS[value]}.` : `Джокеры считаются ${AS[value]}.`);
    if (jokers === 0 && size === 0 && revolver.includes('joker')) parts.push('Джокеру нечего повторять.');
    if (misses > 0) parts.push(misses === 1 ? 'Промах сработает при дележе.' : 'Промахи сработают при дележе.');
    return parts.join(' ');
  },
  emptyRevolver: { title: 'Револьвер пуст', line: 'Заряжайте одинаковые: на дележе решает набор.' },
  onlyYouSee: 'Видите только вы.',
  lockedRevolver: 'закрыт',
  dropHere: 'Сюда кладут карты для зарядки',
  prompt,
  timeOut: (view) => {
    switch (view.phase) {
      case 'turn':
        return 'Время выйдет — пас.';
      case 'switch-return':
        return view.taking?.count === 1 ? 'Время выйдет — вернётся та же.' : 'Время выйдет — вернутся те же.';
      case 'sealed':
        return 'Время выйдет — вы вне гонки.';
      case 'miss-choice':
        return 'Время выйдет — выберем лучшее для вас.';
      case 'round-over':
        return 'Время выйдет — сдадим карты.';
      default:
        return undefined;
    }
  },
  answer,
  regions: {
    opponents: 'Соперники',
    law: 'Шерифы',
    cloth: 'Стол',
    revolver: 'Ваш револьвер',
    question: 'Вопрос',
    hand: 'Ваша рука',
    showdown: 'Делёж добычи',
    board: 'Описание стола',
  },
  emptyHand: (limit) =>
    `Вы добираете, пока на руке и в револьвере вместе меньше ${counted('ru', limit, { one: 'карты', few: 'карт', many: 'карт' })}.`,
  now: 'Бейте!',
  pressAgain: 'Ещё раз!',
  sent: 'отправлено',
  provisional: 'порядок прихода, ещё не точный',
  othersHidden: 'остальные руки покажет фотофиниш',
  duelHint: 'Сравните сами',
  duelCard: (name, isYou) => (isYou ? 'ваша карта' : name),
  finish: {
    title: 'Фотофиниш',
    columns: { player: 'Рука', time: 'Реакция', received: 'Дошло за', comp: 'Вычтено' },
    ms: (n) => `${n}\u00a0мс`,
    starter: 'начинает',
    noHand: 'нет удара',
    late: (n) => (n === 0 ? 'Опоздали' : `Опоздали на ${n}\u00a0мс`),
    out: 'вне дележа',
    stunned: 'ранняя рука',
    note: ({ isReordered, hasEqualTimes }) =>
      isReordered
        ? 'Поправка на связь изменила порядок: решает измеренное время, а не приход.'
        : hasEqualTimes
          ? 'Равное время рассудил жребий.'
          : undefined,
  },
  seal: {
    quick: 'Рывок',
    load: 'Зарядить',
    none: 'нет',
    speed: (speed) => `скорость ${speed < 0 ? `−${-speed}` : speed}`,
    explain: 'номинал рывка минус заряженные',
    choosing: 'выбирает',
    asQuick: 'рывок',
    asLoad: 'зарядить',
  },
  showdown: {
    title: 'Делёж добычи',
    pot: (n) => `в добыче ${say(n, CARD)}`,
    step: stepText,
    stepName: (step) =>
      ({
        unsealed: 'Выбор',
        finish: 'Фотофиниш',
        revealed: 'Револьверы',
        missed: 'Промах',
        aiming: 'Промах',
        ranked: 'Места',
        shared: 'Доли',
        done: 'Итог',
      })[step.type],
    toEnd: 'К итогу',
    out: 'вне дележа',
    hand: (n) => `рука ${n}`,
    share: (n) => `+${n}`,
    lost: (n) => `Потеряно: ${say(n, CARD)}.`,
    cancelled: (card) => `${card}, отменена промахом`,
    bonus: 'бонусные карты',
    begins: (name) => `Следующий раунд начинает ${name}.`,
    tie: 'При равных наборах впереди более ранняя рука.',
  },
  taken: 'взято',
  alarms: {
    yourTurn: 'Ваш ход.',
    race: 'Гонка! Рука на добычу!',
    duel: 'Карты дуэли открыты.',
    stunned: 'Слишком рано. Нажмите ещё раз.',
    robbed: 'У вас берут карты.',
    fouled: 'Фальстарт: бонусные карты достанутся сопернику.',
  },
  board: (view, names, you) => [
    `${roundOf(view.round, view.rounds)}. Ходит ${names(view.active)}.`,
    `В ряду ${say(view.sheriffs, SHERIFF)} из ${SHERIFFS}. В колоде ${say(view.deck, CARD)}, в добыче ${say(view.loot.length, CARD)}${view.loot.length > 0 ? `: ${these(view.loot)}` : ''}.`,
    ...view.players.map((player, i) => {
      const by: Seat = seat(i);
      const extra = [
        player.helpers > 0 ? say(player.helpers, forms('помощник', 'помощника', 'помощников')) : '',
        player.isHandDown ? 'рука на добыче' : '',
        player.isAway ? 'нет за столом' : '',
      ].filter(Boolean);
      const own = by === you ? (player.revolver ?? []) : [];
      const gun = own.length > 0 ? ` (${these(own)}: ${reading(bestSet(own)).toLowerCase()})` : '';
      return `${by === you ? 'Вы' : names(by)}: ${say(player.score, POINT)}, на руке ${say(player.cards, CARD)}, в револьвере ${say(player.loaded, CARD)}${gun}${extra.length > 0 ? `, ${extra.join(', ')}` : ''}.`;
    }),
  ],
  fact: (view) => [
    ['Добыча', say(view.loot.length, CARD)],
    ['Шерифы', `${view.sheriffs} из ${SHERIFFS}`],
    ['Колода', say(view.deck, CARD)],
  ],
  finalNote: (n) => (n === 0 ? 'ни одного первого места в дележах' : `первых мест в дележах: ${n}`),
};

import {
  counted,
  type Forms,
  type GameText,
  list,
  type Names,
  type OptionTexts,
  plural,
  russianForms,
  type Seat,
  seat,
  sentences,
  unreachable,
} from '@saloon/kernel';
import type { CardId } from '../rules/cards.ts';
import { MOST_EXTRA_ROUNDS, SHERIFFS, SHERIFFS_TO_START, TIMES } from '../rules/data.ts';
import type { Cards, Event, Hidden, Move } from '../rules/moves.ts';
import type { OfferedOptions } from '../rules/options.ts';
import { opponentOf } from '../rules/state.ts';
import {
  byRank,
  type CardText,
  type CardTexts,
  cardList,
  handNote,
  hasEqualTimes,
  hasTie,
  hiddenCards,
  isOvertaken,
  ordinary,
  type RefusalTexts,
  type SayCards,
  speedOf,
  sumIn,
  type Told,
} from './words.ts';

// A name comes in the nominative and may be anybody's: every other case is «игрока Билли», every verb in the present tense.

type Gender = 'he' | 'she';
const NUMBERS = 'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать'.split(' ');
const FEMININE: Readonly<Record<number, string>> = { 1: 'одна', 2: 'две' };
const OF_ANIMATE: Readonly<Record<number, string>> = { 2: 'двух', 3: 'трёх', 4: 'четырёх' };
const numberWord = (n: number, gender: Gender): string =>
  (gender === 'she' ? FEMININE[n] : undefined) ?? NUMBERS[n] ?? String(n);

const CARDS = russianForms('карта', 'карты', 'карт');
/** After a verb: «берёт 21 карту». */
const CARDS_TAKEN = russianForms('карту', 'карты', 'карт');
const POINTS = russianForms('очко', 'очка', 'очков');
const SHERIFF_CARDS = russianForms('шериф', 'шерифа', 'шерифов');

/** A card as a noun: its forms after a number, what one of it is after a verb, and how it agrees. */
type Noun = {
  readonly forms: Forms;
  readonly accusative: string;
  readonly gender: Gender;
  readonly isAnimate: boolean;
};
const she = (forms: Forms, accusative: string): Noun => ({ forms, accusative, gender: 'she', isAnimate: false });
const he = (forms: Forms, accusative: string): Noun => ({
  forms,
  accusative,
  gender: 'he',
  isAnimate: accusative !== forms.one,
});
const NOUNS: Readonly<Record<CardId, Noun>> = {
  '1': she(russianForms('единица', 'единицы', 'единиц'), 'единицу'),
  '2': she(russianForms('двойка', 'двойки', 'двоек'), 'двойку'),
  '3': she(russianForms('тройка', 'тройки', 'троек'), 'тройку'),
  '4': she(russianForms('четвёрка', 'четвёрки', 'четвёрок'), 'четвёрку'),
  '5': she(russianForms('пятёрка', 'пятёрки', 'пятёрок'), 'пятёрку'),
  '6': she(russianForms('шестёрка', 'шестёрки', 'шестёрок'), 'шестёрку'),
  '7': she(russianForms('семёрка', 'семёрки', 'семёрок'), 'семёрку'),
  joker: he(russianForms('джокер', 'джокера', 'джокеров'), 'джокера'),
  miss: he(russianForms('промах', 'промаха', 'промахов'), 'промах'),
  switch: she(russianForms('подмена', 'подмены', 'подмен'), 'подмену'),
  helper: he(russianForms('помощник', 'помощника', 'помощников'), 'помощника'),
  indians: she(russianForms('карта «Индейцы»', 'карты «Индейцы»', 'карт «Индейцы»'), 'карту «Индейцы»'),
  sheriff: he(SHERIFF_CARDS, 'шерифа'),
};

/** «шестёрка», «две шестёрки», «два джокера». */
const say: SayCards = (card, n) => {
  const { forms, gender } = NOUNS[card];
  return n === 1 ? forms.one : `${numberWord(n, gender)} ${plural('ru', n, forms)}`;
};
/** After a verb: «шестёрку», «две шестёрки», «двух джокеров». */
const sayTaken: SayCards = (card, n) => {
  const { forms, accusative, isAnimate } = NOUNS[card];
  const few = isAnimate ? OF_ANIMATE[n] : undefined;
  return n === 1 ? accusative : few === undefined ? say(card, n) : `${few} ${forms.many}`;
};
const these = (cards: Cards): string => cardList('ru', cards, say);
const theseTaken = (cards: Cards): string => cardList('ru', cards, sayTaken);
const taken = (n: number, cards: Hidden): string => hiddenCards('ru', n, CARDS_TAKEN, cards, say, sayTaken);
const cardCount = (n: number): string => counted('ru', n, CARDS);

/** What a revolver is worth, Jokers included: «три шестёрки»; «ничего» without a live card. */
export const reading = (size: number, value: number): string => {
  if (size === 0) return 'ничего';
  return `${numberWord(size, 'she')} ${plural('ru', size, NOUNS[ordinary(value)].forms)}`;
};

const ordinaryCard = (name: string, together: string, many: string): CardText => ({
  name,
  rule: `Бросайте её одну, вместе с другими ${together} или в сумме; в револьвере она пополняет набор ${many}.`,
});

export const cardTexts: CardTexts = {
  '1': ordinaryCard('Единица', 'единицами', 'единиц'),
  '2': ordinaryCard('Двойка', 'двойками', 'двоек'),
  '3': ordinaryCard('Тройка', 'тройками', 'троек'),
  '4': ordinaryCard('Четвёрка', 'четвёрками', 'четвёрок'),
  '5': ordinaryCard('Пятёрка', 'пятёрками', 'пятёрок'),
  '6': ordinaryCard('Шестёрка', 'шестёрками', 'шестёрок'),
  '7': ordinaryCard('Семёрка', 'семёрками', 'семёрок'),
  joker: {
    name: 'Джокер',
    rule: 'При дележе повторяет ту обычную карту вашего револьвера, с которой набор лучше всего; без обычных карт ничего не стоит.',
  },
  miss: {
    name: 'Промах',
    rule: 'При дележе обязан отменить одну карту старшего номинала среди участников, даже вашу, если больше ни у\u00a0кого его нет.',
  },
  switch: {
    name: 'Подмена',
    rule: 'Возьмите две случайные карты с\u00a0руки соперника и\u00a0верните любые две по своему выбору.',
  },
  helper: {
    name: 'Помощник',
    rule: 'Выложите его перед собой: до конца раунда вы добираете на одну карту больше.',
  },
  indians: {
    name: 'Индейцы',
    rule: 'Каждый соперник с\u00a0заряженным револьвером кладёт оттуда случайную карту под колоду и\u00a0берёт другую на руку.',
  },
  sheriff: {
    name: 'Шериф',
    rule: 'Выходит в ряд, как только его вытянут: при двух шерифах можно начать стрельбу, а четвёртый начинает её сам.',
  },
};

const options: OptionTexts<OfferedOptions> = {
  rounds: { name: 'Раунды', help: 'Сколько раз сдают карты, копят и делят добычу; в обычной игре шесть раундов.' },
  pace: {
    name: 'Темп',
    help: 'За живым столом счёт идёт на секунды; по переписке каждый ходит, когда удобно, а гонки проходят втёмную.',
    values: { live: 'Живая игра', correspondence: 'По переписке' },
  },
  raceMode: {
    name: 'Гонка за добычей',
    help: 'В реальном времени вне дележа остаётся самая медленная рука. Втёмную скорость покупают картами: каждый тайно выбирает карту рывка и\u00a0карты для револьвера. Скорость равна номиналу рывка минус один за каждую заряженную карту.',
    values: { realtime: 'В реальном времени: быстрые руки', sealed: 'Втёмную: карты вместо реакции' },
  },
  firstPlayer: {
    name: 'Первый игрок',
    help: 'Кто начинает первый раунд. Дальше начинает тот, кто остался вне дележа, а\u00a0вдвоём — проигравший делёж.',
    values: { random: 'По жребию', 'host-pick': 'По выбору хозяина стола' },
  },
  firstSeat: {
    name: 'Первое место',
    help: 'С какого места начинают, если первого игрока выбирает хозяин стола. Места считают по часовой стрелке.',
  },
  sheriffPlacement: {
    name: 'Шерифы в колоде',
    help: 'Замешанные свободно могут выйти подряд; вразбивку в\u00a0каждой четверти колоды прячется один.',
    values: { shuffle: 'Замешаны свободно', spread: 'По одному в каждой четверти' },
  },
  stallLaps: {
    name: 'Терпение закона',
    help: 'Столько полных кругов подряд все могут пасовать, прежде чем верхний шериф колоды выйдет сам.',
  },
  missOrder: {
    name: 'Порядок промахов',
    help: 'Чьи промахи действуют при дележе первыми.',
    values: { 'hand-order': 'Сначала самая ранняя рука', 'reverse-hand-order': 'Сначала самая поздняя рука' },
  },
  finalTie: {
    name: 'Ничья в конце',
    help: 'Что будет, если после последнего раунда лучший счёт у нескольких игроков.',
    values: {
      shared: 'Победа на всех',
      'round-wins': 'Решают первые места в дележах',
      'extra-round': `Новые раунды для всех, самое большее ${MOST_EXTRA_ROUNDS}`,
    },
  },
  duelCards: {
    name: 'Карты дуэли',
    help: 'Куда уходят две карты, открытые на дуэли.',
    values: { loot: 'В добычу', hand: 'На руку тем, кто их вытянул', bottom: 'Под колоду' },
  },
  earlySlapFoul: {
    name: 'Ранняя рука — фальстарт',
    help: 'Рука на добыче между вызовом и открытием карт дуэли отдаёт бонусные карты сопернику. Если выключить, такая рука не считается и попадает под защиту от частых нажатий.',
  },
  foulTie: {
    name: 'Ничья после фальстарта',
    help: 'Чья рука считается первой для равных наборов и для промахов, если у кого-то сдали нервы.',
    values: { fouler: 'Того, у кого сдали нервы', opponent: 'Соперника' },
  },
  antiMash: {
    name: 'Защита от частых нажатий',
    help: `Нажатие в\u00a0последнюю секунду перед сигналом не считается, и\u00a0в\u00a0этой гонке время такого игрока не лучше ${TIMES.stun}\u00a0мс.`,
  },
  lagCapMs: {
    name: 'Поправка на связь',
    help: 'Сколько времени в\u00a0гонке самое большее вернут медленной связи; при нуле решает порядок прихода.',
  },
  raceTimeoutMs: { name: 'Длина гонки', help: 'Рука медленнее этого времени не считается.' },
  duelWindowMs: {
    name: 'Проверка нервов',
    help: 'Сколько времени рука на добыче ещё считается фальстартом, когда карта вызвавшего на дуэль оказалась не выше.',
  },
  turnTimeMs: { name: 'Время на ход', help: 'Время выйдет — пас.' },
  switchReturnMs: {
    name: 'Время на возврат',
    help: 'Сколько можно выбирать карты для возврата после подмены. Время выйдет — вернутся те же.',
  },
  missChoiceMs: {
    name: 'Время на промах',
    help: 'Сколько можно выбирать, чью карту отменит промах. Время выйдет — выберем лучшее для владельца.',
  },
  sealedMs: {
    name: 'Время на тайный выбор',
    help: 'Кто не успел выбрать, в\u00a0гонке не участвует.',
  },
};

const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'Сейчас решает другой игрок. Подождите, пока спросят вас.',
  STALE_TURN: 'Это ответ на ход, который уже прошёл. Взгляните на стол и выберите снова.',
  WRONG_PHASE: 'Сейчас этого сделать нельзя. Ответьте на вопрос, который задаёт стол.',
  NOT_IN_HAND:
    'У\u00a0вас на руке нет всех этих карт. Выберите карты с\u00a0руки: заряженные остаются в\u00a0револьвере.',
  ONE_DENOMINATION:
    'С\u00a0такой большой руки заряжайте за раз карты одного номинала с\u00a0любыми джокерами и\u00a0промахами. Потом зарядите ещё.',
  NOT_LOADABLE: 'Карты событий в револьвер не входят. Зарядите обычные карты, джокеров или промахи.',
  NOT_AN_EVENT: 'Эта карта не событие. Сыграйте подмену, помощника или индейцев либо бросьте карту в добычу.',
  LOCKED_EVENT: 'Пока действует событие, револьверы закрыты. Зарядите карты, когда оно закончится.',
  LOCKED_HAND_DOWN:
    'Ваша рука уже на добыче, и револьвер закрыт. В следующий раз сначала зарядите, потом кладите руку.',
  LOCKED_DIVISION: 'Идёт делёж, и револьверы закрыты. Заряжать снова можно после следующей сдачи.',
  LOCKED_SEALED: 'В гонке втёмную револьверы закрыты. Укажите карты для зарядки в тайном выборе.',
  BAD_SET:
    'Эти карты вместе не бросают. Бросьте одну карту, несколько одинаковых или обычные, где одна равна сумме остальных.',
  BAD_TARGET:
    'Этого игрока выбрать нельзя. Для подмены выберите соперника с картами на руке, для промаха — игрока с картой старшего номинала.',
  BAD_COUNT: 'Карт не столько, сколько нужно. Верните ровно столько, сколько взяли.',
  TOO_FEW_SHERIFFS: 'Второй шериф ещё не вышел. Пока бросайте карты, играйте события или пасуйте.',
  WRONG_PLAYER_COUNT:
    'Вдвоём играют дуэль, от трёх до пяти игроков — перестрелку. Выберите то, что подходит этому столу.',
  ALREADY_DONE: 'Вы это уже сделали, и решение в силе. Подождите остальных.',
  EMPTY: 'Ни одной карты не выбрано. Выберите хотя бы одну.',
  AWAY: 'Вы вышли из-за этого стола. Сначала вернитесь за него.',
  'game-over': 'Эта игра окончена. Посмотрите её запись или начните новую.',
  'no-such-seat': 'За этим столом нет такого места. Ходите с того места, которое заняли.',
  'malformed-move': 'Стол не смог прочитать этот ход. Обновите страницу и выберите снова.',
  'time-goes-back': 'Этот ход помечен временем раньше предыдущего. Отправьте его ещё раз.',
};

function describeMove(move: Move, names: Names): string {
  switch (move.type) {
    case 'pass':
      return 'Пас';
    case 'discard':
      return `Бросить в добычу ${theseTaken(move.cards)}`;
    case 'play-event': {
      const verb = move.card === 'helper' ? 'Выложить' : 'Сыграть';
      return `${verb} ${sayTaken(move.card, 1)}${move.target === undefined ? '' : `. Цель: ${names(move.target)}`}`;
    }
    case 'start-shootout':
      return 'Начать перестрелку';
    case 'call-duel':
      return 'Вызвать на дуэль';
    case 'return-cards':
      return `Вернуть ${theseTaken(move.cards)}`;
    case 'load':
      return `Зарядить ${theseTaken(move.cards)}`;
    case 'slap':
      return 'Накрыть добычу';
    case 'press':
      return 'Накрыть добычу без сигнала';
    case 'sealed-choice':
      return `Выбрать втёмную: ${sealedChoice(move.quick, move.load)}`;
    case 'miss-target':
      return `Отменить карту игрока ${names(move.owner)}`;
    case 'ready':
      return 'Перейти к следующему раунду';
    default:
      return unreachable(move);
  }
}

const sealedChoice = (quick: CardId | undefined, load: Cards): string =>
  `${quick === undefined ? 'без рывка' : `рывок — ${say(quick, 1)}`}, в револьвер — ${load.length === 0 ? 'ничего' : these(load)}`;

function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'round-started':
      return `Раунд ${event.round}. Начинает ${names(event.first)}.`;
    case 'dealt':
      return `${names(event.seat)} получает ${taken(event.count, event.cards)}.`;
    case 'turn-started':
      return undefined;
    case 'passed': {
      const why = { chosen: '', time: ': время вышло', away: ': место за столом пустует' };
      return `${names(event.seat)} — пас${why[event.why]}.`;
    }
    case 'discarded': {
      const sum = sumIn(event.cards);
      return `${names(event.seat)} бросает в добычу ${theseTaken(event.cards)}${sum === undefined ? '' : `: ${sum}`}.`;
    }
    case 'loaded':
      return `${names(event.seat)} заряжает ${taken(event.count, event.cards)}.`;
    case 'drew':
      return `${names(event.seat)} добирает ${taken(event.count, event.cards)}.`;
    case 'sheriff-came':
      return tellSheriff(event);
    case 'event-played':
      return tellPlayed(event, names);
    case 'took':
      return `${names(event.seat)} берёт с\u00a0руки игрока ${names(event.target)} ${taken(event.count, event.cards)}.`;
    case 'gave-back': {
      if (event.why === 'chosen')
        return `${names(event.seat)} возвращает игроку ${names(event.target)} ${taken(event.count, event.cards)}.`;
      const why = event.why === 'time' ? 'Время вышло' : 'Место за столом пустует';
      const cards = hiddenCards('ru', event.count, CARDS, event.cards, say);
      return `${why}: игроку ${names(event.target)} возвращается взятое игроком ${names(event.seat)}, ${cards}.`;
    }
    case 'lost-to-indians': {
      const card = event.card === 'face-down' ? 'одна карта' : say(event.card, 1);
      return `Индейцы: из револьвера игрока ${names(event.seat)} уходит под колоду ${card}.`;
    }
    case 'duel-called':
      return `${names(event.seat)} вызывает на дуэль.`;
    case 'duel-turned-up': {
      const seats = [event.caller, opponentOf(event.caller)];
      if (event.cards.length === 0) return 'Карты дуэли не открыты.';
      const cards = event.cards.map((card, i) => `${names(seats[i] ?? event.caller)} — ${say(card, 1)}`);
      return `Карты дуэли открыты: ${cards.join(', ')}.`;
    }
    case 'duel-called-off':
      return 'Карта вызвавшего игрока не выше: дуэль отменяется.';
    case 'race-started':
      return tellStart(event, names);
    case 'race-drawn':
      return undefined;
    case 'slapped':
      return event.place === undefined
        ? `${names(event.seat)} накрывает добычу.`
        : `${names(event.seat)} накрывает добычу: рука №\u00a0${event.place} по порядку прихода.`;
    case 'slap-void':
      return `${names(event.seat)} накрывает добычу слишком поздно, рука не считается.`;
    case 'pressed':
      return event.isStunned
        ? `${names(event.seat)} накрывает добычу до сигнала: это не считается, а\u00a0следующая рука будет не быстрее ${TIMES.stun}\u00a0мс.`
        : undefined;
    case 'fouled': {
      const when = event.settled === 'now' ? '' : ', как только откроются карты дуэли';
      return `${names(event.seat)} накрывает добычу, когда гонки нет: сдали нервы! Бонусные карты достаются сопернику${when}.`;
    }
    case 'sealed':
      return `${names(event.seat)} — выбор сделан.`;
    case 'unsealed':
      return tellUnsealed(event, names);
    case 'race-closed':
      return tellRace(event, names);
    case 'bonus-received':
      return `${names(event.seat)} получает в револьвер бонусные карты: ${these(event.cards)}.`;
    case 'revealed': {
      const revolvers = event.revolvers.map(
        (cards, i) => `${names(seat(i))} — ${cards.length === 0 ? 'пусто' : these(cards)}`,
      );
      return `Револьверы открыты, в добыче ${cardCount(event.pot)}: ${revolvers.join('; ')}.`;
    }
    case 'missed':
      return tellMiss(event, names);
    case 'divided':
      return tellDivision(event, names);
    case 'round-ended': {
      const scores = event.scores.map((score, i) => `${names(seat(i))} — ${counted('ru', score, POINTS)}`);
      const next = event.next === undefined ? undefined : `Следующий начинает ${names(event.next)}.`;
      return sentences(`Раунд ${event.round} окончен. Счёт: ${scores.join(', ')}.`, next);
    }
    case 'ready':
      return undefined;
    case 'game-ended':
      return tellEnd(event, names);
    case 'left':
      return `${names(event.seat)} уходит из-за стола.`;
    case 'returned':
      return `${names(event.seat)} возвращается за стол.`;
    default:
      return unreachable(event);
  }
}

function tellSheriff({ sheriffs, stalled }: Told<'sheriff-came'>): string {
  const how = stalled ? 'Все только пасуют, и верхний шериф колоды выходит сам' : 'Из колоды выходит шериф';
  const then =
    sheriffs === SHERIFFS_TO_START
      ? 'Теперь можно начать стрельбу.'
      : sheriffs === SHERIFFS - 1
        ? 'Следующий начнёт стрельбу сам.'
        : undefined;
  return sentences(`${how}: в ряду ${counted('ru', sheriffs, SHERIFF_CARDS)} из ${SHERIFFS}.`, then);
}

function tellPlayed({ seat: by, card, target }: Told<'event-played'>, names: Names): string {
  switch (card) {
    case 'helper':
      return `${names(by)} выкладывает помощника: до конца раунда добор на одну карту больше.`;
    case 'indians':
      return `${names(by)} играет карту «Индейцы»: заряженные револьверы соперников теряют по карте.`;
    default:
      return `${names(by)} играет ${sayTaken(card, 1)}.${target === undefined ? '' : ` Цель: ${names(target)}.`}`;
  }
}

function tellStart({ cause, starter, isSealed }: Told<'race-started'>, names: Names): string {
  const choose = 'тайно выбирают карту рывка и карты для револьвера.';
  switch (cause) {
    case 'shootout': {
      const first =
        starter === undefined
          ? 'Начинается перестрелка'
          : `${names(starter)} начинает перестрелку: рука №\u00a01 на добыче`;
      return isSealed ? `${first}. Остальные ${choose}` : `${first}. Остальные, руки на добычу!`;
    }
    case 'arrival':
      return isSealed ? `Закон уже здесь. Все ${choose}` : 'Закон уже здесь: руки на добычу!';
    case 'duel':
      return isSealed ? `Дуэль состоится. Оба игрока ${choose}` : 'Дуэль состоится: руки на добычу!';
    default:
      return unreachable(cause);
  }
}

function tellUnsealed({ choices }: Told<'unsealed'>, names: Names): string {
  if (choices.length === 0) return 'Тайный выбор раскрыт: никто ничего не выбрал.';
  const told = choices.map(
    ({ seat: by, quick, load, key }) =>
      `${names(by)}: ${sealedChoice(quick, load)}, скорость ${speedOf(quick, load, key)}`,
  );
  const spent = choices.some((choice) => choice.quick !== undefined);
  return sentences(`Тайный выбор раскрыт. ${told.join('; ')}.`, spent && 'Карты рывка уходят в добычу.');
}

function tellRace(event: Told<'race-closed'>, names: Names): string {
  const { order, excluded, finishes } = event;
  const hand = (by: Seat): string => {
    const note = handNote(event, by);
    if (note === undefined) return names(by);
    if (note === 'starter') return `${names(by)} (начало перестрелки)`;
    if (note === 'handless') return `${names(by)} (нет удара)`;
    return `${names(by)} (${note.e}\u00a0мс${note.isStunned ? ' после ранней руки' : ''})`;
  };
  const shutOut = excluded.map((by) => (order.includes(by) ? names(by) : hand(by)));
  return sentences(
    order.length === 0 ? 'Гонка окончена, на добыче ни одной руки.' : `Порядок рук: ${order.map(hand).join(', ')}.`,
    isOvertaken(finishes) && 'Решает измеренное время, а не порядок прихода.',
    hasEqualTimes(finishes) && 'Равное время рассудил жребий.',
    shutOut.length > 0 && `Вне дележа: ${list('ru', shutOut)}.`,
  );
}

function tellMiss({ seat: by, target, card, why }: Told<'missed'>, names: Names): string {
  if (target === undefined || card === undefined || why === 'no-target') {
    return `Промах игрока ${names(by)} уходит в пустоту: отменять больше нечего.`;
  }
  const isOwn = by === target;
  const whose = isOwn ? 'того же игрока' : `игрока ${names(target)}`;
  const reasons = {
    chosen: ', по выбору владельца',
    forced: isOwn ? ': старшего номинала больше ни у кого нет' : ': старший номинал только там',
    auto: ', выбор сделан за владельца',
  };
  return `Промах игрока ${names(by)} отменяет ${sayTaken(card, 1)} ${whose}${reasons[why]}.`;
}

function tellDivision({ places, pot, lost }: Told<'divided'>, names: Names): string {
  if (places.length === 0) return `Делить добычу некому. Потеряно: ${cardCount(lost)}.`;
  const told = places.map(
    ({ seat: by, size, value, share }) => `${names(by)} — ${reading(size, value)}, доля ${share}`,
  );
  return sentences(
    `Делёж, в добыче ${cardCount(pot)}: ${told.join('; ')}.`,
    hasTie(places) && 'При равных наборах решает порядок рук.',
    lost > 0 && `Потеряно: ${cardCount(lost)}.`,
  );
}

function tellEnd({ ranks, scores }: Told<'game-ended'>, names: Names): string {
  const seats = byRank(ranks);
  const points = (by: Seat) => counted('ru', scores[by] ?? 0, POINTS);
  const winners = seats.filter((by) => ranks[by] === 1);
  const others = seats.filter((by) => ranks[by] !== 1).map((by) => `${ranks[by]}-е — ${names(by)}, ${points(by)}`);
  const best = winners[0];
  return sentences(
    'Игра окончена.',
    best !== undefined &&
      (winners.length === 1
        ? `Побеждает ${names(best)}: ${points(best)}.`
        : `Победу делят ${list('ru', winners.map(names))}, у каждого ${points(best)}.`),
    others.length > 0 && `Дальше места: ${others.join('; ')}.`,
  );
}

export const ru: GameText<Move, Event> = {
  title: 'Банда братьев Райт',
  pitch:
    'Вы ограбили банк-дирижабль: копите добычу, тайком заряжайте револьвер, а\u00a0когда начнётся стрельба, не ударьте последним.',
  options,
  refusals,
  describeMove,
  tell,
};

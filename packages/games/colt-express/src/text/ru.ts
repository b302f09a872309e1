import { type GameText, type Names, unreachable } from '@saloon/kernel';
import type { Event, Move } from '../rules/moves.ts';
import type { WagonChoice } from '../rules/options.ts';
import { tell } from './event-text-ru.ts';
import { atBandit, cardTaken, loot, nameOf, ofBandit, towardsCar } from './phrases-ru.ts';
import { things } from './things-ru.ts';
import { cardNames, type OptionTexts, type RefusalTexts } from './words.ts';

const wagons: Readonly<Record<WagonChoice, string>> = {
  random: 'По жребию',
  'wagon-a': things.cars['wagon-a'].name,
  'wagon-b': things.cars['wagon-b'].name,
  'wagon-c': things.cars['wagon-c'].name,
  'wagon-d': things.cars['wagon-d'].name,
  'wagon-e': things.cars['wagon-e'].name,
  'wagon-f': things.cars['wagon-f'].name,
};
const wagon = (n: number, help: string) => ({ name: `Вагон ${n}`, help, values: wagons });
const FURTHER = 'Если такой вагон уже выбран ближе к\u00a0локомотиву, решает жребий.';

const options: OptionTexts = {
  mode: {
    name: 'Бандитов на игрока',
    help: 'Втроём можно играть за двух бандитов вместо одного. Вдвоём у\u00a0каждого всегда два, вчетвером и больше — всегда один.',
    values: { standard: 'По одному', 'two-bandits': 'По два' },
  },
  preset: {
    name: 'Правила',
    help: 'В\u00a0полной игре есть способности, события и станции, в\u00a0базовой нет ничего из этого. Выберите свой набор, чтобы включить их по отдельности ниже.',
    values: { advanced: 'Полная игра', basic: 'Базовая игра', custom: 'Свой набор' },
  },
  abilities: { name: 'Способности', help: 'У\u00a0каждого из шести бандитов своя способность.' },
  events: { name: 'События', help: 'Почти каждая карта раунда кончается происшествием в\u00a0поезде.' },
  stations: {
    name: 'Станции',
    help: 'Пятая карта раунда — станция, и её событие происходит перед самым подсчётом. Без событий станций нет.',
  },
  expert: {
    name: 'Для экспертов',
    help: 'Колоды не тасуют каждый раунд, у\u00a0каждого есть сброс, и карты можно оставлять на следующий раунд. С\u00a0двумя бандитами не сочетается.',
  },
  characterSelection: {
    name: 'Выбор бандитов',
    help: 'Выбирают ли игроки бандита сами или получают по жребию.',
    values: { choose: 'Выбирают игроки', random: 'По жребию' },
  },
  teamSelection: {
    name: 'Выбор команд',
    help: 'Когда у\u00a0каждого по два бандита: выбирают ли команду сами, по часовой стрелке от первого игрока, или получают по жребию.',
    values: { choose: 'Выбирают игроки', random: 'По жребию' },
  },
  firstPlayer: {
    name: 'Первый игрок',
    help: 'Кто первый игрок в\u00a0первом раунде; потом это право переходит по часовой стрелке.',
    values: { random: 'По жребию', 'host-pick': 'По выбору хозяина стола' },
  },
  firstSeat: {
    name: 'Первое место',
    help: 'С\u00a0какого места начинают, если первого игрока выбирает не жребий; места считают по часовой стрелке.',
  },
  wagon1: wagon(1, 'Вагон сразу за локомотивом.'),
  wagon2: wagon(2, `Второй вагон. ${FURTHER}`),
  wagon3: wagon(3, `Третий вагон. ${FURTHER}`),
  wagon4: wagon(4, `Четвёртый вагон: вчетвером и больше или втроём, если у\u00a0каждого по два бандита. ${FURTHER}`),
  wagon5: wagon(5, `Пятый вагон: впятером и вшестером. ${FURTHER}`),
  wagon6: wagon(6, `Шестой вагон: вшестером. ${FURTHER}`),
  tucoBothWays: {
    name: 'Туко стреляет в\u00a0обе стороны',
    help: 'Включено — Туко стреляет сквозь крышу и снизу, и сверху. Выключено — только изнутри в\u00a0того, кто на крыше.',
  },
  duoStartPurses: {
    name: 'Кошельки на старте',
    help: 'Когда у\u00a0каждого по два бандита: кошелёк с\u00a0$250\u00a0на бандита или на игрока. Единственный достаётся бандиту в\u00a0последнем вагоне.',
    values: { 'per-bandit': 'Каждому бандиту', 'per-player': 'Каждому игроку' },
  },
  pileView: {
    name: 'Заглянуть в\u00a0стопку',
    help: 'Можно ли снова посмотреть карты, сыгранные открыто. Если видна только верхняя, то и\u00a0журнал до\u00a0ограбления карт не\u00a0называет.',
    values: { history: 'Вся стопка', 'top-only': 'Только верхняя карта' },
  },
  pace: {
    name: 'Темп',
    help: 'Живая игра: решают за секунды. По переписке: ходят, когда удобно. Без часов: никто не торопит.',
    values: { live: 'Живая игра', correspondence: 'По переписке', untimed: 'Без часов' },
  },
  turnTimeMs: {
    name: 'Время на решение',
    help: 'Если оно выйдет при планировании, вы берёте карты; при ограблении решает жребий.',
  },
};

const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'Сейчас решает другой игрок. Подождите, пока спросят вас.',
  STALE_QUESTION: 'Этот вопрос уже решён. Взгляните на стол и выберите снова.',
  WRONG_PHASE: 'Сейчас этого сделать нельзя. Ответьте на вопрос, который задаёт стол.',
  ALREADY_CHOSEN: 'Вы уже сделали этот выбор, и он в\u00a0силе. Подождите остальных.',
  CHARACTER_TAKEN: 'За этого бандита играет другой. Возьмите того, кто ещё свободен.',
  TEAM_TAKEN: 'Эту команду взял другой игрок. Возьмите ту, что ещё свободна.',
  NOT_YOUR_BANDIT: 'Это не ваш бандит. Выберите одного из двух своих.',
  NOT_IN_HAND:
    'У\u00a0вас на руке нет всех этих карт. Выберите карты с\u00a0руки: пули нельзя ни сыграть, ни оставить.',
  NOT_IN_DECK: 'В\u00a0вашей колоде этой карты нет. Выберите карту действия, которая там есть.',
  NAME_THE_BANDIT: 'Непонятно, чья это карта. Если бандитов два, выберите одного из них; только «Шериф» ничей.',
  DECK_EMPTY: 'Брать вам больше нечего. Сыграйте карту с\u00a0руки.',
  NO_FACE_DOWN: 'Эту карту закрыть нельзя. Такое умеет только Призрак и только в\u00a0первом ходе раунда.',
  NO_BONUS:
    'Эту карту добавить нельзя. В\u00a0стандартный ход к\u00a0«Выстрелу» можно добавить карту другого своего бандита, но не «Шерифа».',
  WRONG_ACTION: 'Сейчас исполняется другая карта. Выберите то, что спрашивает она.',
  OUT_OF_REACH: 'До этого вагона не дойти. Внутри идут на один вагон, по крышам — самое большее на три.',
  NO_SUCH_TARGET: 'Этого бандита отсюда не достать. Выберите одну из подсвеченных целей.',
  BELLE_CHARMS: 'На Красотку рука не поднимается, пока можно достать кого-то другого. Выберите другую цель.',
  NO_SUCH_LOOT: 'Такой добычи здесь не взять. Выберите ту, что есть.',
  NAME_THE_LOOT: 'У\u00a0этого бандита есть добыча, и что-то он обязан уронить. Выберите, что именно.',
  CANNOT_KEEP: 'Это падает на пол. Забрать себе выбитое может только Шайенн и только кошелёк.',
  END_OF_TRAIN: 'Здесь поезд кончается. Выберите другое направление.',
  AWAY: 'Вы вышли из-за этого стола. Сначала вернитесь за него.',
  'game-over': 'Эта игра окончена. Посмотрите её запись или начните новую.',
  'no-such-seat': 'За этим столом нет такого места. Ходите с\u00a0того места, которое заняли.',
  'malformed-move': 'Стол не смог прочитать этот ход. Обновите страницу и выберите снова.',
  'time-goes-back': 'Этот ход помечен временем раньше предыдущего. Отправьте его ещё раз.',
};

const DIRECTIONS = { forward: 'вперёд', backward: 'назад' } as const;

function describeMove(move: Move, _names: Names): string {
  switch (move.type) {
    case 'choose-character':
      return move.character === 'random' ? 'Взять бандита по жребию' : `Играть за ${atBandit(move.character)}`;
    case 'choose-team':
      return `Взять команду ${ofBandit(move.lead)}`;
    case 'place-bandits':
      return `В\u00a0последнем вагоне начинает ${nameOf(move.last)}`;
    case 'take-card':
      return `Взять из колоды ${cardTaken(move.card, move.bandit)}`;
    case 'play-card': {
      const verb = move.faceDown === true ? 'Закрыто сыграть' : 'Сыграть';
      const bonus = move.bonus === undefined ? '' : ` и добавить ${cardTaken(move.bonus, undefined)} напарника`;
      return `${verb} ${cardTaken(move.card, move.bandit)}${bonus}`;
    }
    case 'draw-cards':
      return 'Взять три карты';
    case 'keep-cards':
      return move.cards.length === 0
        ? 'Ничего не оставлять'
        : `Оставить ${cardNames(move.cards, (card) => cardTaken(card, undefined))}`;
    case 'go':
      return `Перейти ${towardsCar(move.car)}`;
    case 'shoot':
      return `Выстрелить в\u00a0${atBandit(move.target)}`;
    case 'rob':
      return `Взять ${loot(move.loot)}`;
    case 'send-marshal':
      return `Отправить шерифа ${DIRECTIONS[move.direction]}`;
    case 'punch': {
      const what = move.loot === undefined ? '' : `${move.keep === true ? ', забрать' : ', выбить'} ${loot(move.loot)}`;
      return `Ударить ${atBandit(move.target)} и отбросить ${DIRECTIONS[move.direction]}${what}`;
    }
    default:
      return unreachable(move);
  }
}

export const ru: GameText<Move, Event> = {
  title: 'Кольт Экспресс',
  pitch:
    'Спланируйте ограбление поезда карта за картой и посмотрите, что останется от плана, когда вмешаются другие и шериф.',
  options,
  refusals,
  describeMove,
  tell,
};

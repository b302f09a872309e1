import { counted, type Names, unreachable } from '@saloon/kernel';
import type { CardId } from '../rules/card-ids.ts';
import type { Move } from '../rules/moves.ts';
import {
  atWhom,
  card,
  cornerTaken,
  deed,
  HEALTH,
  ifAny,
  label,
  OF_SIDE,
  ofWhom,
  randomCard,
  withSide,
} from './grammar-ru.ts';
import { capital, nameIn } from './words.ts';

const price = (extra: CardId | undefined): string =>
  extra === undefined ? '' : ` и отдать Тексу Уиллеру ${label(extra)}`;

export function describeMove(move: Move, _names: Names): string {
  switch (move.type) {
    case 'choose-ap':
      return `Вывести вперёд ${atWhom(move.character)}`;
    case 'play':
      return move.as === 'colt'
        ? `Выстрелить в ${ifAny(move.target, atWhom)}: ${label(move.card, 'what')} вместо «Кольта»`
        : capital(deed(nameIn(move.card), move.card, move, 'choice'));
    case 'move-token':
      return 'Поменять местами атакующего и прикрывающего';
    case 'reload':
      return `Перезарядка: сбросить ${move.from === 'hand' ? '' : 'с атакующего '}${label(move.card)} и взять карту`;
    case 'kitty':
      return 'Китти Лерой: взять две карты';
    case 'kate':
      return `Скотокрадка Кэт: сбросить с неё ${card(move.take)} и взять две карты`;
    case 'sundance':
      return `Сандэнс Кид: сбросить ${label(move.cost)}, взять по карте из обеих колод и одну оставить`;
    case 'pearl': {
      const then =
        move.reload === true
          ? `ещё раз перезарядить ${card(move.repeat)}`
          : deed(move.repeat, undefined, move, 'choice');
      return `Перл Харт: сбросить ${label(move.cost)} и ${then}`;
    }
    case 'end-phase':
      return 'Закончить ход';
    case 'take-hit':
      return 'Принять попадание';
    case 'dodge':
      return `Отменить попадание: сыграть ${label(move.card)}${price(move.extra)}`;
    case 'use-hat':
      return `Сбросить «Шляпу»${price(move.extra)}`;
    case 'try-barrel':
      return 'Испытать «Бочку»: открыть карту';
    case 'try-kid':
      return 'Положиться на Кида Керри: открыть карту соперника';
    case 'discard':
      return `Сбросить ${label(move.card)}`;
    case 'decline':
      return 'Отказаться';
    case 'choose-revealed':
      return `Засчитать ${cornerTaken(move.card)}: ${withSide(move.card)}`;
    case 'redirect':
      return move.units === 0
        ? 'Не подставлять Буффало Билла'
        : `Буффало Билл теряет ${counted('ru', move.units, HEALTH)} вместо напарника`;
    case 'pick':
      return `Взять ${label(move.card)}`;
    case 'swap':
      return `Поменять местами пару ${OF_SIDE[move.token]}`;
    case 'strip':
      return `Сбросить ${card(move.take)} у ${ofWhom(move.target)}`;
    case 'loot':
      return `Забрать ${card(move.take)} погибшего`;
    case 'draw-blind':
      return `Вытянуть ${randomCard(move.back)}`;
    case 'concede':
      return 'Сдаться';
    default:
      return unreachable(move);
  }
}

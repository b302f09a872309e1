import { counted, type Names, russianForms, unreachable } from '@saloon/kernel';
import type { CardId } from '../rules/cards.ts';
import { prospectWords } from './prospects-ru.ts';
import { cardTexts, reading } from './ru.ts';
import type { Reason } from './why-reasons.ts';

const CARDS = russianForms('карта', 'карты', 'карт');
const CARDS_TAKEN = russianForms('карту', 'карты', 'карт');
const RAIDED = russianForms(
  'соперник теряет заряженную карту',
  'соперника теряют по заряженной карте',
  'соперников теряют по заряженной карте',
);
const OF_SET = russianForms('карта вашего набора', 'карты вашего набора', 'карт вашего набора');

/** After a verb. */
const TAKEN: Readonly<Record<CardId, string>> = {
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
  indians: 'карту «Индейцы»',
  sheriff: 'шерифа',
};

export function because(reason: Reason, names: Names): string {
  switch (reason.type) {
    case 'loads-set':
      return `В револьвере будет ${reading(reason.size, reason.value)}.`;
    case 'in-time':
      return 'Перестрелка может начаться в\u00a0любой миг, а\u00a0в\u00a0ней считается только заряженное.';
    case 'throws-loose':
      return 'Уходит только то, что не входит в ваш набор.';
    case 'draws':
      return `Взамен вы берёте ${counted('ru', reason.count, CARDS_TAKEN)}.`;
    case 'helps':
      return `Теперь вы добираете до ${reason.limit}\u00a0карт.`;
    case 'raids':
      return `${counted('ru', reason.players, RAIDED)}.`;
    case 'switches':
      return reason.count === 1
        ? `Забирает единственную карту игрока ${names(reason.target)}, а ненужное вы вернёте.`
        : `Забирает две карты игрока ${names(reason.target)}, а ненужное вы вернёте.`;
    case 'starts-safe':
      return 'Рука того, кто начал перестрелку, уже первая: вне дележа он не останется.';
    case 'strong':
      return `Заряжено ${reading(reason.size, reason.value)}: это сильно.`;
    case 'rich-loot':
      return `В добыче ${counted('ru', reason.pot, CARDS)}: есть что делить.`;
    case 'gives-loose':
      return 'Возвращает только то, что не входит в ваш набор.';
    case 'quick':
      return `${cardTexts[reason.card].name} — быстрый рывок, и набору она не нужна.`;
    case 'cancels':
      return `Убирает ${TAKEN[reason.card]} из револьвера игрока ${names(reason.owner)}.`;
    case 'loads-loose':
      return `В набор не входит ${counted('ru', reason.count, CARDS)}, а заряженное уже не вынуть.`;
    case 'holds-back':
      return `На руке остаётся ${counted('ru', reason.count, OF_SET)}, а\u00a0в\u00a0перестрелке рука не считается.`;
    case 'breaks-set':
      return `Отдаёт ${counted('ru', reason.count, CARDS_TAKEN)} вашего набора.`;
    case 'wastes':
      return `Выбрасывает ${TAKEN[reason.card]}, вместо того чтобы сыграть.`;
    case 'raids-nobody':
      return 'Никто ничего не зарядил: индейцам нечего взять.';
    case 'weak':
      return reason.size === 0 ? 'Револьвер пуст.' : `В револьвере всего лишь ${reading(reason.size, reason.value)}.`;
    case 'no-set':
      return 'В револьвере нет набора: одни джокеры и промахи ничего не стоят.';
    case 'poor-loot':
      return `В добыче всего ${counted('ru', reason.pot, CARDS)}: делить почти нечего.`;
    case 'gains-nothing':
      return 'Новых карт не приносит.';
    case 'slow':
      return `Зарядить сейчас ${counted('ru', reason.count, CARDS_TAKEN)} — значит замедлить руку.`;
    case 'cancels-own':
      return `Стоит вам собственной карты: ${cardTexts[reason.card].name.toLowerCase()}.`;
    case 'prospect':
      return prospectWords[reason.fact](reason.own, reason.other);
    default:
      return unreachable(reason);
  }
}

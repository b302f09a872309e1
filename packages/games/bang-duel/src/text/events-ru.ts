import { counted, list, type Names, unreachable } from '@saloon/kernel';
import type { Event, Why } from '../rules/events.ts';
import { opponentOf } from '../rules/state.ts';
import { atWhom, card, cardCount, corner, does, HEALTH, ofWhom, these, those, toWhom, who } from './grammar-ru.ts';
import {
  DECLINED,
  tellAbility,
  tellCancelled,
  tellDealt,
  tellDiscard,
  tellDraw,
  tellEnd,
  tellHit,
  tellPlayed,
  tellReveal,
  tellTaken,
  tellToken,
  waiting,
} from './tales-ru.ts';
import { capital, nameIn } from './words.ts';

/** Why the player didn't choose: «Время вышло: ». */
const because = (why: Why): string =>
  ({ chosen: '', forced: '', time: 'Время вышло: ', away: 'Место за столом пустует: ' })[why];

export function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'sides-taken':
      return `За закон играет ${names(event.law)}, за бандитов — ${names(opponentOf(event.law))}.`;
    case 'characters-dealt':
      return tellDealt(event, names);
    case 'ap-chosen':
      return event.why === 'chosen'
        ? `${names(event.seat)} выбирает атакующего.`
        : capital(`${because(event.why)}атакующего за игрока ${names(event.seat)} выбирает стол.`);
    case 'characters-shown': {
      const cover = event.ap === event.left ? event.right : event.left;
      return `${names(event.seat)}: ${does(event.ap, 'атакует', 'атакуют')}, ${does(cover, 'прикрывает', 'прикрывают')}.`;
    }
    case 'turn-started':
      return `Ход ${event.turn}: ${names(event.seat)}.`;
    case 'drew':
      return tellDraw(event, names);
    case 'no-card-left':
      return `Для игрока ${names(event.seat)} карт больше нет.`;
    case 'reshuffled':
      return `Сброс становится общей колодой: ${cardCount(event.count)}.`;
    case 'showed': {
      const then = event.isMatch ? 'Ещё одна карта.' : 'Не подкова.';
      return `Пэт Гарретт: ${names(event.seat)} показывает ${card(nameIn(event.card))}, в углу ${corner(event.card)}. ${then}`;
    }
    case 'played':
      return tellPlayed(event, names);
    case 'equipped':
      return undefined;
    case 'reloaded': {
      const where = event.from === 'hand' ? 'с руки' : 'с атакующего';
      return `${names(event.seat)} перезаряжает ${card(nameIn(event.card))} ${where}.`;
    }
    case 'ability-used':
      return tellAbility(event, names);
    case 'discarded':
      return tellDiscard(event, names);
    case 'hit':
      return tellHit(event);
    case 'hit-dropped':
      return `Попадание в ${atWhom(event.target)} пропадает.`;
    case 'turned-up': {
      if (event.cards.length < 2) return undefined;
      const cards = event.cards.map((id) => `${card(nameIn(id), 'what')} (${corner(id)})`);
      return `Бэт Мастерсон: открыты две карты, ${list('ru', cards)}.`;
    }
    case 'revealed':
      return tellReveal(event, names);
    case 'hit-cancelled':
      return tellCancelled(event, names);
    case 'miss-wasted':
      return `${because(event.why)}${names(event.seat)} не отдаёт карту Тексу Уиллеру, и попадание в ${atWhom(event.target)} остаётся в силе.`;
    case 'hit-taken':
      return event.why === 'forced'
        ? undefined
        : `${because(event.why)}${names(event.seat)} принимает попадание в ${atWhom(event.target)}.`;
    case 'redirected':
      return `${capital(does(event.to, 'подставляется', 'подставляются'))} за ${atWhom(event.from)} и теряет ${counted('ru', event.units, HEALTH)}.`;
    case 'health-lost':
      return event.health === 0
        ? `${capital(does(event.character, 'теряет последнюю единицу здоровья', 'теряют последнюю единицу здоровья'))}.`
        : `${capital(does(event.character, 'теряет', 'теряют'))} 1\u00a0единицу здоровья, остаётся ${event.health}.`;
    case 'healed':
      return `${capital(does(event.character, 'восстанавливает', 'восстанавливают'))} здоровье: теперь ${event.health}.`;
    case 'dying':
      return undefined;
    case 'died':
      return `${capital(does(event.character, 'погибает', 'погибают'))}.`;
    case 'entered': {
      const as = event.isAp ? 'атакует' : 'прикрывает';
      const asMany = event.isAp ? 'атакуют' : 'прикрывают';
      return `${capital(does(event.character, `выходит за игрока ${names(event.seat)} и ${as}`, `выходят за игрока ${names(event.seat)} и ${asMany}`))}, здоровье ${event.health}.`;
    }
    case 'left-alone':
      return `За игрока ${names(event.seat)} на улице теперь только ${who(event.character)}.`;
    case 'token-moved':
      return tellToken(event, names);
    case 'card-taken':
      return tellTaken(event, names);
    case 'dynamite-passed':
      return `«Динамит» летит от ${ofWhom(event.from)} к ${toWhom(event.to)}.`;
    case 'laid-out':
      return `На прилавке: ${these(event.cards, 'what')}.`;
    case 'picked':
      return event.why === 'forced'
        ? `${names(event.seat)} получает последнюю карту, ${card(nameIn(event.card))}.`
        : `${because(event.why)}${names(event.seat)} берёт ${card(nameIn(event.card))}.`;
    case 'drew-aside':
      return `${event.why === 'wagon' ? '«Фургон»' : 'Сандэнс Кид'}: ${names(event.seat)} смотрит ${those(event.cards)}.`;
    case 'kept':
      return `${names(event.seat)} оставляет себе ${those(event.cards)}.`;
    case 'duel-begun':
      return `Дуэль: ${who(event.challenger)} против ${ofWhom(event.target)}.`;
    case 'indians-came':
      return `Индейцы идут на ${list('ru', event.targets.map(atWhom))}.`;
    case 'declined':
      return `${because(event.why)}${names(event.seat)} ${DECLINED[event.decision]}${event.character === undefined ? '' : ` за ${atWhom(event.character)}`}.`;
    case 'waits':
      // The draw itself is logged in a moment; a shot is worth a warning.
      return event.waiting.effect === 'draw' ? undefined : `Дальше — ${waiting(event.waiting, names)}.`;
    case 'begins':
      return undefined;
    case 'falls-away':
      return `Отменяется — ${waiting(event.waiting, names)}.`;
    case 'chain-cut':
      return 'Цепочка слишком длинная: всё, что ждало очереди, пропадает.';
    case 'phase-ended':
      return event.why === 'guard'
        ? `Слишком длинный ход: ход игрока ${names(event.seat)} закончен.`
        : `${because(event.why)}${names(event.seat)} заканчивает ход.`;
    case 'wants-to-concede':
      return `${names(event.seat)} собирается сдаться.`;
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

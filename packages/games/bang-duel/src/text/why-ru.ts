import { counted, russianForms, unreachable } from '@saloon/kernel';
import { atWhom, card, does, HEALTH, offWhom, ofWhom, who } from './grammar-ru.ts';
import { prospectWords } from './prospects-ru.ts';
import type { Reason } from './why-reasons.ts';
import { capital } from './words.ts';

const CARDS_TAKEN = russianForms('карту', 'карты', 'карт');
const HITS = russianForms('попадание', 'попадания', 'попаданий');

export function because(reason: Reason): string {
  switch (reason.type) {
    case 'wins':
      return 'Это победа.';
    case 'kills':
      return `Убивает ${atWhom(reason.character)}.`;
    case 'may-kill':
      return `У ${ofWhom(reason.character)} последняя единица здоровья: попадание без ответа убивает.`;
    case 'shoots':
      return `Сопернику придётся отвечать на ${counted('ru', reason.hits, HITS)} в ${atWhom(reason.character)}.`;
    case 'demands':
      return `За ${atWhom(reason.character)} соперник сбросит карту попадания или потеряет здоровье.`;
    case 'hurts':
      return `${capital(does(reason.character, 'теряет', 'теряют'))} ${counted('ru', reason.lost, HEALTH)}.`;
    case 'saves':
      return `Спасает ${atWhom(reason.character)} от попадания.`;
    case 'heals':
      return `У ${ofWhom(reason.character)} здоровья снова ${reason.health}.`;
    case 'equips':
      return `Карта ${card(reason.card, 'what')} служит вам: ${does(reason.character, 'носит', 'носят')} её.`;
    case 'burdens':
      return `Карта ${card(reason.card, 'what')} теперь забота ${ofWhom(reason.character)}.`;
    case 'rids':
      return `Избавляет ${atWhom(reason.character)} от ${card(reason.card, 'of')}.`;
    case 'takes-from-hand':
      return 'Забирает карту с руки соперника.';
    case 'strips':
      return `Снимает ${card(reason.card)} ${offWhom(reason.character)}.`;
    case 'healthy-front':
      return `У ${ofWhom(reason.character)} больше здоровья, чтобы стоять впереди.`;
    case 'exposes':
      return `Выводит вперёд ${atWhom(reason.character)}: здоровья там меньше.`;
    case 'draws':
      return `Вы берёте ${counted('ru', reason.count, CARDS_TAKEN)}.`;
    case 'free-try':
      return 'Ничего не стоит: если не выйдет, ответить ещё можно.';
    case 'keeps':
      return `Карта ${card(reason.card, 'what')} остаётся до следующего выстрела.`;
    case 'least-use':
      return `Из ваших карт меньше всех нужна эта: ${card(reason.card, 'what')}.`;
    case 'loses':
      return 'Это поражение.';
    case 'costs-character':
      return `${capital(does(reason.character, 'погибает', 'погибают'))}.`;
    case 'bleeds':
      return `${capital(does(reason.character, 'теряет', 'теряют'))} ${counted('ru', reason.lost, HEALTH)}.`;
    case 'endangers':
      return `Под ударом и ваша сторона: ${who(reason.character)}.`;
    case 'helps-rival':
      return `Карта ${card(reason.card, 'what')} полезная, а ${does(reason.character, 'стоит', 'стоят')} против вас.`;
    case 'burdens-own':
      return `Карта ${card(reason.card, 'what')} вредит, а ${who(reason.character)} на вашей стороне.`;
    case 'weak-front':
      return `У ${ofWhom(reason.character)} здоровья меньше, а стрелять будут туда.`;
    case 'spends-dear':
      return `Уходит карта ${card(reason.card, 'what')}, хотя не жалко было бы отдать ${card(reason.spare)}.`;
    case 'must-discard':
      return `Карт слишком много: придётся сбросить ${counted('ru', reason.count, CARDS_TAKEN)}.`;
    case 'prospect':
      return prospectWords[reason.fact](reason.own, reason.other);
    default:
      return unreachable(reason);
  }
}

import { counted, type Names, russianForms, unreachable } from '@saloon/kernel';
import { prospectWords } from './prospects-ru.ts';
import { labels, taken, usd } from './ru-labels.ts';
import type { Reason } from './why-reasons.ts';

const BULLETS = russianForms('патрон', 'патрона', 'патронов');
const bullets = (n: number): string => counted('ru', n, BULLETS);
const shots = (n: number): string => `на ${counted('ru', n, BULLETS)} разом`;

export function because(reason: Reason, names: Names): string {
  switch (reason.type) {
    case 'wins':
      return 'Ваша команда выигрывает партию.';
    case 'takes-loot':
      return `Вашей команде достаётся ${usd(reason.value)}.`;
    case 'unanswerable':
      return `На выстрел силой ${reason.strength} игроку ${names(reason.target)} не ответить.`;
    case 'last-rival':
      return `${names(reason.target)} — последний соперник: ${usd(reason.value)} будут ваши.`;
    case 'just-enough':
      return `Тратит не больше, чем нужно: ${reason.needed}.`;
    case 'has-turn':
      return 'Защититесь — и следующий ход ваш.';
    case 'keeps-cowboy':
      return `Ваш ковбой (${shots(reason.cap)}) остаётся с вами.`;
    case 'well-armed':
      return `На руке ${bullets(reason.bullets)}: оружия хватает.`;
    case 'few-rivals':
      return reason.rivals === 0
        ? 'Никто из соперников не может ехать следом.'
        : 'Ехать следом может только один соперник.';
    case 'throws-useless':
      return `${labels.weapons[reason.card].name} никому не нужен.`;
    case 'arms':
      return `На руке ${bullets(reason.bullets)}: ещё одна карта вооружит лучше.`;
    case 'strong-cowboy':
      return `Ковбой ${shots(reason.cap)} — это сила.`;
    case 'rid-of-weak':
      return `Ковбой ${shots(reason.cap)} — лёгкая добыча: придёт кто-нибудь получше.`;
    case 'cheaper-later':
      return `Ехать на дело будет на ${usd(reason.amount)} дешевле.`;
    case 'saves-bail':
      return `Не нужно платить залог ${usd(reason.amount)}.`;
    case 'needs-cowboy':
      return 'Без ковбоя на дело не поехать.';
    case 'loses':
      return 'Партия проиграна.';
    case 'hands-loot':
      return `Чужой команде достаётся ${usd(reason.value)}: добычу забирает ${names(reason.seat)}.`;
    case 'can-answer':
      return `${names(reason.target)} может ответить: до ${reason.cap}.`;
    case 'above-cap':
      return `Столько ковбой за раз не выпустит: пропадает ${bullets(reason.lost)}.`;
    case 'more-than-needed':
      return `Тратит ${reason.spent}, хотя хватило бы ${reason.needed} и карты поменьше у вас есть.`;
    case 'loses-cowboy':
      return `Вы теряете ковбоя ${shots(reason.cap)}.`;
    case 'gives-up-loot':
      return `Уступает ${usd(reason.value)}.`;
    case 'costs':
      return `Стоит ${usd(reason.amount)}.`;
    case 'poorly-armed':
      return reason.bullets === 0
        ? 'У вас нет ни одного патрона.'
        : `На руке всего ${bullets(reason.bullets)}: маловато.`;
    case 'throws-useful':
      return `Уходит полезная карта: вы отдаёте ${taken([reason.card])}.`;
    case 'weak-cowboy':
      return `Ковбой ${shots(reason.cap)} — лёгкая добыча.`;
    case 'sends-strong':
      return `Вы прогоняете ковбоя ${shots(reason.cap)}.`;
    case 'gains-nothing':
      return 'Ничего не даёт.';
    case 'prospect':
      return prospectWords[reason.fact](reason.own, reason.other);
    default:
      return unreachable(reason);
  }
}

import { counted, list, unreachable } from '@saloon/kernel';
import { atBandit, BULLETS, cardOf, loot, nameOf, namesOf, ofBandit } from './phrases-ru.ts';
import { prospectWords } from './prospects-ru.ts';
import type { Reason } from './why-reasons.ts';

const KINDS = { one: 'вид карт', few: 'вида карт', many: 'видов карт' };

export function because(reason: Reason): string {
  switch (reason.type) {
    case 'takes':
      return reason.from === undefined
        ? `Забирает ${loot(reason.loot)}.`
        : `Забирает ${loot(reason.loot)} у\u00a0${ofBandit(reason.from)}.`;
    case 'knocks-down':
      return `Выбивает ${loot(reason.loot)} у\u00a0${ofBandit(reason.target)}.`;
    case 'picks-up-next':
      return `Ваша следующая карта — «Кража»: ${loot(reason.loot)} будет у\u00a0ваших ног.`;
    case 'wounds':
      return `Пуля уходит в\u00a0колоду ${ofBandit(reason.target)}.`;
    case 'gunslinger':
      return 'Никто не выпустит больше пуль, чем вы: в\u00a0конце это $1\u00a0000.';
    case 'marshal-finds':
      return `Шериф застанет ${atBandit(reason.bandit)}.`;
    case 'loot-there':
      return `Ваша следующая карта — «Кража», и там лежит ${loot(reason.loot)}.`;
    case 'somebody-there':
      return 'Ваша следующая карта — «Удар», и там есть кого бить.';
    case 'plan-robs':
      return `Там, где вы окажетесь, можно взять ${loot(reason.loot)}.`;
    case 'plan-hits':
      return `Оттуда, где вы окажетесь, видны цели: ${namesOf(reason.targets)}.`;
    case 'plan-punches':
      return `На расстоянии удара: ${namesOf(reason.targets)}.`;
    case 'plan-marshal':
      return `Шериф в\u00a0соседнем вагоне, рядом ${namesOf(reason.bandits)}.`;
    case 'towards':
      return `Ведёт туда, где лежит ${loot(reason.loot)}.`;
    case 'hides':
      return 'Никто не узнает, что вы задумали.';
    case 'bonus':
      return `Карта ${cardOf(reason.card, undefined)} ложится бесплатно.`;
    case 'draws': {
      const held = [
        ...(reason.kinds === 0 ? [] : [counted('ru', reason.kinds, KINDS)]),
        ...(reason.bullets === 0 ? [] : [counted('ru', reason.bullets, BULLETS)]),
      ];
      return held.length === 0 ? 'На руке пусто.' : `На руке всего ${list('ru', held)}.`;
    }
    case 'hits-own':
      return `${nameOf(reason.target)} на вашей стороне.`;
    case 'marshal-finds-you':
      return `Шериф застанет ${atBandit(reason.bandit)}: пуля и прочь на крышу.`;
    case 'leaves':
      return `Оставляет лежать ${loot(reason.loot)}.`;
    case 'nothing-there':
      return 'Ваша следующая карта — «Кража», а там ничего не лежит.';
    case 'nobody-there':
      return 'Бить там будет некого.';
    case 'plan-finds-nothing':
      return 'Брать там будет уже нечего.';
    case 'plan-no-target':
      return 'Оттуда, где вы окажетесь, ни в\u00a0кого не попасть.';
    case 'empty-revolver':
      return 'Револьвер пуст.';
    case 'marshal-there':
      return 'В\u00a0том вагоне шериф: он вас прогонит.';
    case 'prospect':
      return prospectWords[reason.fact](reason.own, reason.other);
    default:
      return unreachable(reason);
  }
}
